import type { Vector } from '../../../geometry/body/body.schema.ts';
import type { Path, PathPiece, Point } from '../../../geometry/body/path.ts';
import { cross, dot, lengthOf, subtract } from '../../../geometry/body/vectors.ts';
import { arcAxis, arcPoint, type Edge, pointsAlong, simplified } from '../brep/edge.ts';

/** How a plane is looked at: its axes are of length 1 and square to each other, x cross y points to whoever looks. */
export type Sight = { origin: Vector; x: Vector; y: Vector };

export const flatPoint = ({ origin, x, y }: Sight, point: Vector): Point => {
  const from = subtract(point, origin);
  return [dot(from, x), dot(from, y)];
};

/** Edges as they are seen: a circle that is seen askew is drawn out, unless what is seen is a circle again. */
export const flatPath = (edges: readonly Edge[], sight: Sight): Path =>
  edges.flatMap((edge) => flatEdge(edge, sight)).filter(isPiece);

const isPiece = (piece: PathPiece): boolean =>
  piece.kind === 'arc' || Math.hypot(piece.end[0] - piece.start[0], piece.end[1] - piece.start[1]) > 1e-6;

const askewSteps = 48;

const flatEdge = (edge: Edge, sight: Sight): Path => {
  const normal = cross(sight.x, sight.y);
  if (edge.kind === 'line') return [lineOf(flatPoint(sight, edge.start), flatPoint(sight, edge.end))];
  if (edge.kind === 'arc' && edge.radius !== null) {
    const lean = dot(arcAxis(edge), normal);
    if (Math.abs(Math.abs(lean) - 1) < 1e-9) return halves(edge, sight, Math.sign(lean));
  }
  const points = pointsAlong(edge, askewSteps).map((point): Vector => [...flatPoint(sight, point), 0]);
  const seen = simplified(points);
  const plain: Sight = { origin: [0, 0, 0], x: [1, 0, 0], y: [0, 1, 0] };
  if (seen.kind === 'line') return [lineOf(flatPoint(plain, seen.start), flatPoint(plain, seen.end))];
  if (seen.kind === 'arc') return halves(seen, plain, Math.sign(arcAxis(seen)[2]));
  return points.slice(1).map((point, place) => {
    const [x, y] = points[place] as Vector;
    return lineOf([x, y], [point[0], point[1]]);
  });
};

const lineOf = (start: Point, end: Point): PathPiece => ({ kind: 'line', start, end });

/** An arc of more than half a turn becomes two, so that three points tell each. */
const halves = (edge: Extract<Edge, { kind: 'arc' }>, sight: Sight, sign: number): Path => {
  const count = Math.abs(edge.sweepRad) > Math.PI + 1e-6 ? 2 : 1;
  const centre = flatPoint(sight, edge.centre);
  const at = (place: number): Point => {
    if (place === 0) return flatPoint(sight, edge.start);
    return place === count ? flatPoint(sight, edge.end) : flatPoint(sight, arcPoint(edge, place / count));
  };
  return Array.from(
    { length: count },
    (_, place): PathPiece => ({
      kind: 'arc',
      start: at(place),
      end: at(place + 1),
      centre,
      radius: lengthOf(edge.u),
      sweepRad: (sign * edge.sweepRad) / count,
    }),
  );
};
