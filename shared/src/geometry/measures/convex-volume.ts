import type { Vector } from '../body/body.schema.ts';
import { cross, dot } from '../body/vectors.ts';
import type { HalfSpace } from '../solids/removals/walls.ts';
import type { Box } from './removal-box.ts';

const toleranceMm = 1e-6;
/** How far a corner of a face may lie off its plane. */
const faceMm = 1e-4;

/** Volume (mm3) and bounds of what lies in a box and in all half-spaces; null when that is nothing. Any convex body, by its corners. */
export const convexVolume = (box: Box, within: readonly HalfSpace[]): { volumeMm3: number; box: Box } | null => {
  const planes = distinct([...sidesOf(box), ...within]);
  const corners = cornersOf(planes);
  const [first] = corners;
  if (first === undefined || corners.length < 4) return null;
  const bounds = (pick: (...values: number[]) => number) =>
    [0, 1, 2].map((axis) => pick(...corners.map((corner) => corner[axis] ?? 0))) as Vector;
  const volumeMm3 = planes.reduce((sum, plane) => {
    const height = dot(plane.normal, first) - plane.offset;
    return height <= toleranceMm ? sum : sum + (height * areaOn(plane, corners)) / 3;
  }, 0);
  return { volumeMm3, box: { min: bounds(Math.min), max: bounds(Math.max) } };
};

/** A wall in a side of the box is that side: its face counts once. */
const distinct = (planes: readonly HalfSpace[]): HalfSpace[] =>
  planes.filter(
    ({ normal, offset }, place) =>
      !planes
        .slice(0, place)
        .some((other) => Math.abs(other.offset - offset) < faceMm && dot(other.normal, normal) > 1 - 1e-9),
  );

const sidesOf = ({ min, max }: Box): HalfSpace[] =>
  ([0, 1, 2] as const).flatMap((axis) => {
    const normal: Vector = [0, 0, 0];
    normal[axis] = 1;
    const opposite: Vector = [0, 0, 0];
    opposite[axis] = -1;
    return [
      { normal, offset: min[axis] },
      { normal: opposite, offset: -max[axis] },
    ];
  });

/** Every point where three planes meet and that lies in all half-spaces, once. */
const cornersOf = (planes: readonly HalfSpace[]): Vector[] => {
  const corners: Vector[] = [];
  for (const [n, a] of planes.entries())
    for (const [m, b] of planes.slice(n + 1).entries())
      for (const c of planes.slice(n + m + 2)) {
        const point = meeting(a, b, c);
        if (point === null || planes.some(({ normal, offset }) => dot(normal, point) < offset - toleranceMm)) continue;
        if (
          !corners.some((corner) => corner.every((value, axis) => Math.abs(value - (point[axis] ?? 0)) < toleranceMm))
        )
          corners.push(point);
      }
  return corners;
};

const meeting = (a: HalfSpace, b: HalfSpace, c: HalfSpace): Vector | null => {
  const bc = cross(b.normal, c.normal);
  const scale = dot(a.normal, bc);
  if (Math.abs(scale) < 1e-9) return null;
  const ca = cross(c.normal, a.normal);
  const ab = cross(a.normal, b.normal);
  return bc.map(
    (value, axis) => (a.offset * value + b.offset * (ca[axis] ?? 0) + c.offset * (ab[axis] ?? 0)) / scale,
  ) as Vector;
};

/** Area of the face that the corners on a plane make. */
const areaOn = ({ normal, offset }: HalfSpace, corners: readonly Vector[]): number => {
  const on = corners.filter((corner) => Math.abs(dot(normal, corner) - offset) < faceMm);
  const [first] = on;
  if (first === undefined || on.length < 3) return 0;
  const thin: Vector = Math.abs(normal[0]) < 0.9 ? [1, 0, 0] : [0, 1, 0];
  const u = unit(cross(normal, thin));
  const v = cross(normal, u);
  const flat = on.map((point) => [dot(u, point), dot(v, point)] as const);
  const [x, y] = [0, 1].map((axis) => flat.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / flat.length);
  const around = flat.toSorted((p, q) => angle(p, x, y) - angle(q, x, y));
  const twice = around.reduce((sum, p, n) => {
    const q = around[(n + 1) % around.length] ?? p;
    return sum + p[0] * q[1] - q[0] * p[1];
  }, 0);
  return Math.abs(twice) / 2;
};

const angle = (point: readonly [number, number], x = 0, y = 0) => Math.atan2(point[1] - y, point[0] - x);

const unit = (vector: Vector): Vector => {
  const length = Math.sqrt(dot(vector, vector));
  return vector.map((value) => value / length) as Vector;
};
