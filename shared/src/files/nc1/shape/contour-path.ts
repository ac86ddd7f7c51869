import type { Contour, Processing } from '../../../geometry/body/body.schema.ts';
import { flatten } from '../../../geometry/body/flatten.ts';
import { areaOf, mapped, type Path, type PathPiece, type Point } from '../../../geometry/body/path.ts';
import { pathContour } from '../../../geometry/body/path-contour.ts';
import { crossesItself } from '../../../geometry/solids/removals/crosses-itself.ts';
import type { ContourPoint, Nc1Contour } from '../nc1-document.ts';

/** What rounding of coordinates may take from a half circle, mm. */
const roundingMm = 0.05;

/** The edge between two points: a radius above 0 turns anticlockwise in the numbers, below 0 clockwise, half a circle at most. */
export const edgeOf = (from: ContourPoint, to: ContourPoint, sign: 1 | -1 = 1): PathPiece => {
  const [start, end]: [Point, Point] = [
    [from.x, from.q],
    [to.x, to.q],
  ];
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const chord = Math.hypot(dx, dy);
  const turn = Math.sign(from.radiusMm) * sign;
  const written = Math.abs(from.radiusMm);
  if (turn === 0 || chord < 1e-6 || chord > 2 * written + roundingMm) return { kind: 'line', start, end };
  const radius = Math.max(written, chord / 2);
  const away = Math.sqrt(Math.max(0, radius ** 2 - chord ** 2 / 4));
  const centre: Point = [
    (start[0] + end[0]) / 2 - (turn * away * dy) / chord,
    (start[1] + end[1]) / 2 + (turn * away * dx) / chord,
  ];
  return { kind: 'arc', start, end, centre, radius, sweepRad: turn * 2 * Math.asin(Math.min(1, chord / 2 / radius)) };
};

/** Edges whose radius is too small for their ends; they are read as straight. */
export const unfitRadii = ({ points }: Nc1Contour): number =>
  points.filter((from, index) => {
    const to = points[(index + 1) % points.length] ?? from;
    return from.radiusMm !== 0 && Math.hypot(to.x - from.x, to.q - from.q) > 2 * Math.abs(from.radiusMm) + roundingMm;
  }).length;

/**
 * The closed path of a contour in the numbers (x, q) of its face, edge by edge. On the faces that are seen mirrored (o, h) some programs
 * may mean radii as seen from outside: where the contour crosses itself otherwise, they are turned.
 */
export const contourPath = ({ on, points }: Pick<Nc1Contour, 'on' | 'points'>): Path => {
  const pathOf = (sign: 1 | -1): Path =>
    points.map((from, index) => edgeOf(from, points[(index + 1) % points.length] ?? from, sign));
  const path = pathOf(1);
  const mayBeTurned = (on === 'o' || on === 'h') && path.some(({ kind }) => kind === 'arc');
  if (!mayBeTurned || !crossesItself(flatten(path, 15))) return path;
  const turned = pathOf(-1);
  return crossesItself(flatten(turned, 15)) ? path : turned;
};

/** An open line through points. */
export const openPath = (points: readonly ContourPoint[]): Path =>
  points.slice(1).map((to, index) => edgeOf(points[index] ?? to, to));

/** A path in the coordinates of a plane as a contour of a body. */
export const bodyContour = (path: Path, depthMm: number | null): Contour => ({ ...pathContour(path), depthMm });

/** A cut along contours of a plane: `isOutline` keeps what lies inside the first, else that is cut out. */
export const contourCutOf = (
  on: Pick<Processing, 'plane' | 'side'>,
  name: string,
  { contours, isOutline }: { contours: Contour[]; isOutline: boolean },
): Processing => ({
  kind: 'FreeContour',
  name,
  carriedOut: true,
  ...on,
  parameters: { ToolPosition: 'left', CounterSink: !isOutline },
  contours,
});

/** Smallest and largest coordinates of paths, arcs exactly. */
export const boundsOf = (paths: readonly Path[]): { min: Point; max: Point } => {
  const [min, max]: [Point, Point] = [
    [Infinity, Infinity],
    [-Infinity, -Infinity],
  ];
  for (const piece of paths.flat())
    for (const point of [piece.start, piece.end, ...extremesOf(piece)])
      for (const axis of [0, 1] as const) {
        min[axis] = Math.min(min[axis], point[axis]);
        max[axis] = Math.max(max[axis], point[axis]);
      }
  return { min, max };
};

/** Points of an arc that stand out along the axes. */
const extremesOf = (piece: PathPiece): Point[] => {
  if (piece.kind === 'line') return [];
  const { centre, radius, start, sweepRad } = piece;
  const from = Math.atan2(start[1] - centre[1], start[0] - centre[0]);
  return [0, 1, 2, 3].flatMap((quarter): Point[] => {
    const turn = ((quarter * Math.PI) / 2 - from) * Math.sign(sweepRad);
    const along = ((turn % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
    if (along > Math.abs(sweepRad)) return [];
    const ends: Point[] = [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ];
    const [x, y] = ends[quarter] ?? [0, 0];
    return [[centre[0] + radius * x, centre[1] + radius * y]];
  });
};

export const movedBy = (path: Path, dx: number, dy: number): Path => mapped(path, ([x, y]) => [x + dx, y + dy], false);

/** Whether a path is just a rectangle along the axes between two corners. */
export const isRectangle = (path: Path, min: Point, max: Point): boolean =>
  path.every(({ kind }) => kind === 'line') &&
  Math.abs(Math.abs(areaOf(path)) - (max[0] - min[0]) * (max[1] - min[1])) < 0.01 &&
  path.every(({ start: [x, y] }) => isOn(x, min[0], max[0]) && isOn(y, min[1], max[1]));

const isOn = (value: number, low: number, high: number) =>
  Math.min(Math.abs(value - low), Math.abs(value - high)) < 1e-3;
