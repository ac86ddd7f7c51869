import { circlePath, type Path, type PathPiece, type Point } from '../../geometry/body/path.ts';
import { roundedPolygon } from '../../geometry/body/rounded-polygon.ts';
import { type Opening, type Slot, spreadOpening } from './opening.schema.ts';
import type { PlateCorner, PlateForm } from './single-part-form.schema.ts';

/** The outline of a plate, counter-clockwise from the lower left, mm. Its corners must leave something of each side. */
export const plateOutline = ({ lengthMm, widthMm, corners }: PlateForm): Path => {
  const [lowerLeft, lowerRight, upperRight, upperLeft] = corners;
  return roundedPolygon([
    ...cornerPoints([0, 0], lowerLeft, [0, 1], [1, 0]),
    ...cornerPoints([lengthMm, 0], lowerRight, [-1, 0], [0, 1]),
    ...cornerPoints([lengthMm, widthMm], upperRight, [0, -1], [-1, 0]),
    ...cornerPoints([0, widthMm], upperLeft, [1, 0], [0, -1]),
  ]).filter((piece) => piece.kind === 'arc' || distance(piece.start, piece.end) > 1e-6);
};

/** The openings of a plate one by one, counter-clockwise, mm. */
export const openingPaths = (openings: readonly Opening[]): Path[] =>
  openings
    .flatMap((opening): Opening[] => spreadOpening(opening))
    .map((opening) =>
      opening.kind === 'hole' ? circlePath([opening.xMm, opening.yMm], opening.diameterMm / 2) : slotPath(opening),
    );

const cornerPoints = (at: Point, { shape, sizeMm }: PlateCorner, before: Point, after: Point) => {
  if (shape === 'sharp' || sizeMm === 0) return [{ at }];
  if (shape === 'round') return [{ at, radius: sizeMm }];
  return [before, after].map(([x, y]) => ({ at: [at[0] + x * sizeMm, at[1] + y * sizeMm] as Point }));
};

const slotPath = ({ xMm, yMm, lengthMm, widthMm, angleDeg }: Slot): Path => {
  const radius = widthMm / 2;
  const angle = (angleDeg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const place = (along: number, across: number): Point => [
    xMm + along * cos - across * sin,
    yMm + along * sin + across * cos,
  ];
  const half = Math.max(0, lengthMm / 2 - radius);
  if (half < 1e-6) return circlePath([xMm, yMm], radius);
  const end = (side: 1 | -1): PathPiece => ({
    kind: 'arc',
    start: place(side * half, -side * radius),
    end: place(side * half, side * radius),
    centre: place(side * half, 0),
    radius,
    sweepRad: Math.PI,
  });
  return [
    { kind: 'line', start: place(-half, -radius), end: place(half, -radius) },
    end(1),
    { kind: 'line', start: place(half, radius), end: place(-half, radius) },
    end(-1),
  ];
};

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
