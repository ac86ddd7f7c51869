import type { Vector } from '@knotenblech/shared/geometry/body/body.schema.ts';
import { add, times } from '@knotenblech/shared/geometry/body/vectors.ts';
import type { ShadedMesh } from '../../../../worker/shade-mesh.ts';
import type { Ray } from '../camera/create-motion.ts';
import { directionInside, type Piece, pointInside } from '../stage/piece.ts';

/** The stretch of a ray that is looked along, mm from its origin. */
export type Stretch = { from: number; to: number };
export type Hit = { piece: Piece; point: Vector; distanceMm: number };

/**
 * What a line of sight meets first among pieces, by their boxes as long as they have no mesh. Where the stretch begins within a solid (at a section), the hit lies there.
 */
export const pickPiece = (pieces: readonly Piece[], ray: Ray, stretch: Stretch): Hit | null => {
  let nearest: { piece: Piece; distanceMm: number } | null = null;
  for (const piece of pieces) {
    const reach = { from: stretch.from, to: nearest?.distanceMm ?? stretch.to };
    const distanceMm = meet(piece, ray, reach);
    if (distanceMm !== null) nearest = { piece, distanceMm };
  }
  return nearest && { ...nearest, point: add(ray.origin, times(ray.direction, nearest.distanceMm)) };
};

const meet = ({ place, shape: { min, max, mesh, rough } }: Piece, ray: Ray, stretch: Stretch): number | null => {
  const own = { origin: pointInside(place, ray.origin), direction: directionInside(place, ray.direction) };
  const within = throughBox(own, { min, max }, stretch);
  if (within === null) return null;
  const known = mesh ?? rough;
  return known === null ? within.from : meetMesh(known, own, stretch);
};

/** The stretch of a ray within a box, or null. */
const throughBox = (
  { origin, direction }: Ray,
  { min, max }: { min: Vector; max: Vector },
  stretch: Stretch,
): Stretch | null => {
  let { from, to } = stretch;
  for (const axis of [0, 1, 2] as const) {
    const step = direction[axis];
    if (Math.abs(step) < 1e-12) {
      if (origin[axis] < min[axis] || origin[axis] > max[axis]) return null;
      continue;
    }
    const [a, b] = [(min[axis] - origin[axis]) / step, (max[axis] - origin[axis]) / step];
    from = Math.max(from, Math.min(a, b));
    to = Math.min(to, Math.max(a, b));
    if (from > to) return null;
  }
  return { from, to };
};

/** Distance to the first triangle, or `from` itself when that one is seen from inside. */
const meetMesh = ({ positions, triangles }: ShadedMesh, { origin, direction }: Ray, stretch: Stretch) => {
  let nearest = stretch.to;
  let isMet = false;
  let isInside = false;
  const [ox, oy, oz] = origin;
  const [dx, dy, dz] = direction;
  for (let index = 0; index < triangles.length; index += 3) {
    const a = (triangles[index] ?? 0) * 3;
    const b = (triangles[index + 1] ?? 0) * 3;
    const c = (triangles[index + 2] ?? 0) * 3;
    const [ax, ay, az] = [positions[a] ?? 0, positions[a + 1] ?? 0, positions[a + 2] ?? 0];
    const [ux, uy, uz] = [(positions[b] ?? 0) - ax, (positions[b + 1] ?? 0) - ay, (positions[b + 2] ?? 0) - az];
    const [vx, vy, vz] = [(positions[c] ?? 0) - ax, (positions[c + 1] ?? 0) - ay, (positions[c + 2] ?? 0) - az];
    const [px, py, pz] = [dy * vz - dz * vy, dz * vx - dx * vz, dx * vy - dy * vx];
    const facing = ux * px + uy * py + uz * pz;
    if (Math.abs(facing) < 1e-9) continue;
    const [sx, sy, sz] = [ox - ax, oy - ay, oz - az];
    const u = (sx * px + sy * py + sz * pz) / facing;
    if (u < 0 || u > 1) continue;
    const [qx, qy, qz] = [sy * uz - sz * uy, sz * ux - sx * uz, sx * uy - sy * ux];
    const v = (dx * qx + dy * qy + dz * qz) / facing;
    if (v < 0 || u + v > 1) continue;
    const distance = (vx * qx + vy * qy + vz * qz) / facing;
    if (distance < stretch.from || distance > nearest) continue;
    nearest = distance;
    isMet = true;
    isInside = facing < 0;
  }
  if (!isMet) return null;
  return isInside ? stretch.from : nearest;
};
