import type { Frame, Processing } from '../../../geometry/body/body.schema.ts';
import { flatten } from '../../../geometry/body/flatten.ts';
import type { Path, PathPiece, Point } from '../../../geometry/body/path.ts';
import { degOf } from '../../../geometry/body/vectors.ts';
import type { Face, Nc1Header } from '../nc1-document.ts';
import type { FaceContour, FacePlate, SectionSizes } from './face-plates.ts';

/** The plane that ends a part: x = at + alongY y + alongZ z. */
export type EndPlane = { at: number; alongY: number; alongZ: number };
export type EndPlanes = { start: EndPlane; end: EndPlane };

/** -1: the start, towards smaller x; 1: the end. */
type Side = -1 | 1;

/** A face's contour may stand off the plane that is found from it by this, mm. */
const tightMm = 0.3;
/** An edge shorter than this in q says nothing about the end. */
const leastMm = 5;
/** Cuts below this angle are noise of a model. */
const noiseDeg = 0.1;

const tanDeg = (deg: number) => (Math.abs(deg) < noiseDeg ? 0 : Math.tan((deg * Math.PI) / 180));

/**
 * The planes that end a section. Contours come before the header's angles: a plane touches the contours of all faces and cuts none.
 * `contours` are in the numbers of their faces and each is the outermost line over the thickness of its plate.
 */
export const endPlanes = (
  contours: readonly FaceContour[],
  header: Pick<Nc1Header, 'webCutDeg' | 'flangeCutDeg'>,
  { sizes, lengthMm }: { sizes: SectionSizes; lengthMm: number },
): EndPlanes => {
  const planeAt = (side: Side): EndPlane => {
    const index = side === -1 ? 0 : 1;
    const own = { web: -tanDeg(header.webCutDeg[index]), flange: -tanDeg(header.flangeCutDeg[index]) };
    return contours.length === 0 ? headerPlane(side, own, { sizes, lengthMm }) : contourPlane(side, own, contours);
  };
  const planes = { start: planeAt(-1), end: planeAt(1) };
  return areApart(planes, sizes) ? planes : { start: square(0), end: square(lengthMm) };
};

const square = (at: number): EndPlane => ({ at, alongY: 0, alongZ: 0 });

const xOf = ({ at, alongY, alongZ }: EndPlane, y: number, z: number): number => at + alongY * y + alongZ * z;

const cornersOf = ({ height, width }: SectionSizes): Point[] => [
  [0, 0],
  [height, 0],
  [0, width],
  [height, width],
];

const areApart = ({ start, end }: EndPlanes, sizes: SectionSizes): boolean =>
  cornersOf(sizes).every(([y, z]) => xOf(end, y, z) > xOf(start, y, z));

type Slopes = { web: number; flange: number };

const headerPlane = (
  side: Side,
  { web, flange }: Slopes,
  { sizes, lengthMm }: { sizes: SectionSizes; lengthMm: number },
): EndPlane => {
  const leans = cornersOf(sizes).map(([y, z]) => web * y + flange * z);
  const at = side === -1 ? -Math.min(...leans) : lengthMm - Math.max(...leans);
  return { at, alongY: web, alongZ: flange };
};

const contourPlane = (side: Side, own: Slopes, contours: readonly FaceContour[]): EndPlane => {
  const of = (faces: readonly Face[]) => contours.filter(({ plate }) => faces.includes(plate.face));
  const [webs, flanges] = [of(['v', 'h']), of(['o', 'u'])];
  const web = slopeOf(side, webs) ?? (webs.length === 0 ? own.web : 0);
  const flange = slopeOf(side, flanges) ?? (flanges.length === 0 ? own.flange : 0);
  const tried: [number, number][] = [
    [web, flange],
    [web, 0],
    [0, flange],
  ];
  for (const [alongY, alongZ] of tried) {
    if (alongY === 0 && alongZ === 0) continue;
    const bounds = contours.map((each) => ({ each, bound: boundOf(side, each, { alongY, alongZ }) }));
    const at = nearest(
      side,
      bounds.map(({ bound }) => bound),
    );
    const isTight = (group: readonly FaceContour[]) =>
      group.length === 0 || bounds.some(({ each, bound }) => group.includes(each) && Math.abs(bound - at) <= tightMm);
    if ((alongY === 0 || isTight(webs)) && (alongZ === 0 || isTight(flanges))) return { at, alongY, alongZ };
  }
  return square(
    nearest(
      side,
      contours.map((each) => boundOf(side, each, { alongY: 0, alongZ: 0 })),
    ),
  );
};

const nearest = (side: Side, values: number[]): number => (side === -1 ? Math.min(...values) : Math.max(...values));

/** Where a plane of given slopes touches a face's contour from outside. */
const boundOf = (side: Side, { plate, points }: FaceContour, slopes: Omit<EndPlane, 'at'>): number => {
  const [along, over] = plate.qAxis === 1 ? [slopes.alongY, slopes.alongZ] : [slopes.alongZ, slopes.alongY];
  const outermost = nearest(
    side,
    plate.across.map((at) => over * at),
  );
  return (
    nearest(
      side,
      points.map(([x, q]) => x - along * q),
    ) - outermost
  );
};

/** How the longest edge that ends the faces leans, null when none does: all of its face lies behind it. */
const slopeOf = (side: Side, group: readonly FaceContour[]): number | null => {
  const edges = group.flatMap(({ path, points }) =>
    path
      .filter((piece) => endsFace(side, piece, points))
      .map((piece) => ({
        lengthMm: Math.abs(piece.end[1] - piece.start[1]),
        slope: (piece.end[0] - piece.start[0]) / (piece.end[1] - piece.start[1]),
      })),
  );
  const longest = edges.reduce((best, edge) => (edge.lengthMm > best.lengthMm ? edge : best), {
    lengthMm: 0,
    slope: 0,
  });
  if (longest.lengthMm === 0) return null;
  return Math.abs(degOf(Math.atan(longest.slope))) < noiseDeg ? 0 : longest.slope;
};

const endsFace = (side: Side, piece: PathPiece, points: readonly Point[]): boolean => {
  const [x, q] = piece.start;
  const rise = piece.end[1] - q;
  if (piece.kind !== 'line' || Math.abs(rise) < leastMm) return false;
  const slope = (piece.end[0] - x) / rise;
  if (Math.abs(slope) > 15) return false;
  return points.every((point) => (point[0] - x - slope * (point[1] - q)) * side <= 0.02 * Math.hypot(1, slope));
};

const outermostAt = (side: Side, plane: EndPlane, plate: FacePlate, q: number): number => {
  const [along, over] = plate.qAxis === 1 ? [plane.alongY, plane.alongZ] : [plane.alongZ, plane.alongY];
  return (
    plane.at +
    along * q +
    nearest(
      side,
      plate.across.map((at) => over * at),
    )
  );
};

/** Whether both points lie on the line in which one of the planes ends a face: its cut bevels that edge. */
export const isOnEnd = ({ start, end }: EndPlanes, plate: FacePlate, points: readonly Point[]): boolean => {
  const isOn = (side: Side, plane: EndPlane) =>
    points.every(([x, q]) => Math.abs(outermostAt(side, plane, plate, q) - x) <= tightMm);
  return [[-1, start] as const, [1, end] as const].some(
    ([side, plane]) => (plane.alongY !== 0 || plane.alongZ !== 0) && isOn(side, plane),
  );
};

/** The area that a face would have between two planes: its plate's outermost line at each end. */
export const plainArea = ({ start, end }: EndPlanes, { plate, path }: FaceContour): number => {
  const [low, high] = qSpan(path);
  const lengthAt = (q: number) => outermostAt(1, end, plate, q) - outermostAt(-1, start, plate, q);
  return ((lengthAt(low) + lengthAt(high)) / 2) * (high - low);
};

const qSpan = (path: Path): Point => {
  const qs = flatten(path, 10).map(([, q]) => q);
  return [Math.min(...qs), Math.max(...qs)];
};

/** A cut along a plane, in the coordinates of side 4 (x, y, out of the front); null for a square end where the blank has its own. */
export const endCut = (
  side: Side,
  plane: EndPlane,
  blank: { lengthMm: number; widthMm: number; frame: Frame },
): Processing | null => {
  const { at, alongY, alongZ } = plane;
  const isBlankEnd = alongY === 0 && alongZ === 0 && Math.abs(at - (side === -1 ? 0 : blank.lengthMm)) < 0.01;
  if (isBlankEnd) return null;
  const steep = Math.hypot(1, alongY, alongZ);
  return {
    kind: 'JackRafterCut',
    name: 'JackRafterCut',
    carriedOut: true,
    plane: blank.frame,
    side: 4,
    parameters: {
      Orientation: side === -1 ? 'start' : 'end',
      StartX: at + alongZ * blank.widthMm,
      StartY: 0,
      StartDepth: 0,
      Angle: degOf(Math.atan2(1, -side * alongY)),
      Inclination: degOf(Math.acos((side * alongZ) / steep)),
    },
    contours: [],
  };
};
