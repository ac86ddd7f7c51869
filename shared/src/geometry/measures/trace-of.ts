import type { Vector } from '../body/body.schema.ts';
import { flatten } from '../body/flatten.ts';
import type { Point } from '../body/path.ts';
import { pointIn, spanOf } from '../body/vectors.ts';
import type { HalfSpace, Removal } from '../solids/removals/walls.ts';

/** A plate lying down: part axes of its plan and its thickness, its lowest corner, its sizes in the plan. */
export type Slab = { axes: [number, number, number]; low: Vector; thicknessMm: number; sizeMm: Point };

/** What the laser follows of work with walls that are not square: the loops at half thickness; `keeps` when the plate is what lies inside. */
export type Trace = { loops: Point[][]; keeps: boolean };

/** The trace of work that goes through the whole plate, or null: what does not reach both faces does not pierce. */
export const traceOf = (removal: Removal, slab: Slab): Trace | null => {
  if (removal.kind === 'less' && removal.of.kind === 'convex' && removal.of.within.length === 0) {
    const kept = removal.kept.map((each) => loopsOf(each, slab));
    return kept.includes(null) ? null : { loops: kept.flatMap((loops) => loops ?? []), keeps: true };
  }
  const loops = loopsOf(removal, slab);
  return loops === null ? null : { loops, keeps: false };
};

const loopsOf = (removal: Removal, slab: Slab): Point[][] | null => {
  switch (removal.kind) {
    case 'polyhedron':
      return sliceOf(removal, slab);
    case 'convex':
      return convexLoop(removal.within, slab);
    case 'prism':
      return removal.outside
        ? null
        : removal.loops.map((loop) =>
            flatten(loop, 5).map((point) => inPlan(pointIn(removal.frame, [...point, 0]), slab)),
          );
    case 'less': {
      const [outer, inner] = [loopsOf(removal.of, slab), removal.kept.map((each) => loopsOf(each, slab) ?? [])];
      return outer === null ? null : [...outer, ...inner.flat()];
    }
    default:
      return null;
  }
};

const part = (vector: Vector, axis: number): number => vector[axis] ?? 0;

const inPlan = (point: Vector, { axes, low }: Slab): Point => [
  part(point, axes[0]) - part(low, axes[0]),
  part(point, axes[1]) - part(low, axes[1]),
];

const convexLoop = (within: HalfSpace[], slab: Slab): Point[][] | null => {
  const { thicknessMm } = slab;
  const [under, middle, over] = [0.01, thicknessMm / 2, thicknessMm - 0.01].map((height) =>
    polygonAt(within, height, slab),
  );
  return under === null || over === null || middle == null ? null : [middle];
};

const polygonAt = (within: HalfSpace[], height: number, { axes, low, sizeMm }: Slab): Point[] | null => {
  const lines = within.map(({ normal, offset }): Line => {
    const base = part(normal, axes[0]) * part(low, axes[0]) + part(normal, axes[1]) * part(low, axes[1]);
    const rest = offset - base - part(normal, axes[2]) * (part(low, axes[2]) + height);
    return { normal: [part(normal, axes[0]), part(normal, axes[1])], offset: rest };
  });
  const polygon = lines.reduce(clipPolygon, [
    [-10, -10],
    [sizeMm[0] + 10, -10],
    [sizeMm[0] + 10, sizeMm[1] + 10],
    [-10, sizeMm[1] + 10],
  ] as Point[]);
  return polygon.length < 3 ? null : polygon;
};

/** Loops of a closed surface at half thickness: each triangle across gives one side, sides are joined at their ends. */
const sliceOf = ({ points, triangles }: Extract<Removal, { kind: 'polyhedron' }>, slab: Slab): Point[][] | null => {
  const { axes, low, thicknessMm } = slab;
  const heights = points.map((point) => part(point, axes[2]) - part(low, axes[2]) - thicknessMm / 2 + 1e-7);
  const [lowest, highest] = spanOf(heights);
  if (lowest > 0.01 - thicknessMm / 2 || highest < thicknessMm / 2 - 0.01) return null;
  const next = new Map<string, { to: string; at: Point }>();
  for (const triangle of triangles) {
    const sides = triangle.map((from, index) => [from, triangle[(index + 1) % 3] ?? from] as const);
    const down = sides.find(([a, b]) => (heights[a] ?? 0) > 0 && (heights[b] ?? 0) <= 0);
    const up = sides.find(([a, b]) => (heights[a] ?? 0) <= 0 && (heights[b] ?? 0) > 0);
    if (down === undefined || up === undefined) continue;
    next.set(keyOf(down), { to: keyOf(up), at: crossing(points, heights, down, slab) });
  }
  return joined(next);
};

const keyOf = ([a, b]: readonly [number, number]): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

const crossing = (points: Vector[], heights: number[], [a, b]: readonly [number, number], slab: Slab): Point => {
  const [from, to] = [heights[a] ?? 0, heights[b] ?? 0];
  const share = from / (from - to);
  const [p, q] = [inPlan(points[a] ?? [0, 0, 0], slab), inPlan(points[b] ?? [0, 0, 0], slab)];
  return [p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share];
};

const joined = (next: Map<string, { to: string; at: Point }>): Point[][] => {
  const loops: Point[][] = [];
  for (const [start] of next) {
    const loop: Point[] = [];
    for (let at = next.get(start), key = start; at !== undefined; key = at.to, at = next.get(key)) {
      loop.push(at.at);
      next.delete(key);
    }
    if (loop.length > 2) loops.push(loop);
  }
  return loops;
};

export type Line = { normal: Point; offset: number };

/** The part of a convex polygon where normal . p >= offset. */
export const clipPolygon = (polygon: Point[], { normal, offset }: Line): Point[] => {
  const height = ([x, y]: Point) => normal[0] * x + normal[1] * y - offset;
  return polygon.flatMap((from, index) => {
    const to = polygon[(index + 1) % polygon.length] ?? from;
    const [a, b] = [height(from), height(to)];
    const kept: Point[] = a >= -1e-9 ? [from] : [];
    if (a > 1e-9 !== b > 1e-9 && Math.abs(a) > 1e-9 && Math.abs(b) > 1e-9) {
      const part = a / (a - b);
      kept.push([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
    }
    return kept;
  });
};
