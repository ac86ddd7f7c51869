import type { Vector } from '@knotenblech/shared/geometry/body/body.schema.ts';
import { add, subtract, times } from '@knotenblech/shared/geometry/body/vectors.ts';
import { type Camera, type Spot, spotOf } from '../camera/create-motion.ts';
import { type Piece, pointOutside } from '../stage/piece.ts';

export type Snap = { kind: 'corner' | 'edge'; point: Vector };
type Found = Snap & { awayPx: number };
type Looking = {
  camera: Camera;
  spot: Spot;
  withinPx: number;
  /** Whether nothing stands before a point. */
  isSeen: (point: Vector) => boolean;
};

const mostLooked = 24;

/** The corner nearest to a spot, else the nearest place on an edge, of those that are seen within reach. */
export const snapPoint = (pieces: readonly Piece[], looking: Looking): Snap | null => {
  const found = pieces.filter((piece) => isNear(piece, looking)).flatMap((piece) => near(piece, looking));
  const byDistance = found.sort((a, b) => rank(a) - rank(b) || a.awayPx - b.awayPx).slice(0, mostLooked);
  const best = byDistance.find(({ point }) => looking.isSeen(point));
  return best ? { kind: best.kind, point: best.point } : null;
};

const rank = ({ kind }: Snap) => (kind === 'corner' ? 0 : 1);

const isNear = ({ shape: { min, max }, place }: Piece, { camera, spot, withinPx }: Looking) => {
  const middle = pointOutside(place, times(add(min, max), 0.5));
  const reachPx = Math.hypot(...subtract(max, min)) / 2 / camera.mmPerPx;
  const at = spotOf(camera, middle);
  return Math.hypot(at.x - spot.x, at.y - spot.y) <= reachPx + withinPx;
};

const near = ({ shape: { mesh }, place }: Piece, { camera, spot, withinPx }: Looking): Found[] => {
  if (mesh === null) return [];
  const found: Found[] = [];
  const points = Array.from(
    { length: mesh.edgePoints.length / 3 },
    (_, index): Vector =>
      pointOutside(place, [
        mesh.edgePoints[index * 3] ?? 0,
        mesh.edgePoints[index * 3 + 1] ?? 0,
        mesh.edgePoints[index * 3 + 2] ?? 0,
      ]),
  );
  const spots = points.map((point) => spotOf(camera, point));
  points.forEach((point, index) => {
    const awayPx = apart(spots[index] as Spot, spot);
    if (awayPx <= withinPx) found.push({ kind: 'corner', point, awayPx });
  });
  for (let index = 0; index < mesh.edges.length; index += 2) {
    const [from, to] = [mesh.edges[index] ?? 0, mesh.edges[index + 1] ?? 0];
    const [a, b] = [spots[from] as Spot, spots[to] as Spot];
    const part = partAlong(a, b, spot);
    const awayPx = apart({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }, spot);
    if (awayPx > withinPx) continue;
    const [start, end] = [points[from] as Vector, points[to] as Vector];
    found.push({ kind: 'edge', point: add(start, times(subtract(end, start), part)), awayPx });
  }
  return found;
};

const apart = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);

const partAlong = (a: Spot, b: Spot, spot: Spot) => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const part = ((spot.x - a.x) * dx + (spot.y - a.y) * dy) / (dx * dx + dy * dy || 1);
  return Math.max(0, Math.min(1, part));
};
