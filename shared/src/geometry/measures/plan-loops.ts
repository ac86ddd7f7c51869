import { flatten } from '../body/flatten.ts';
import { areaOf, circlePath, type Path, type Point, perimeterOf, polygonPath } from '../body/path.ts';
import type { PlanShape, PlatePlan } from './plate-plan.ts';
import { clipPolygon, type Line } from './trace-of.ts';

export type InnerLoop = {
  path: Path;
  polygon: Point[];
  areaMm2: number;
  perimeterMm: number;
  hole: Extract<PlanShape, { kind: 'hole' }> | null;
};
export type PlanLoops = {
  outer: { path: Path; polygon: Point[]; areaMm2: number; perimeterMm: number };
  inner: InnerLoop[];
};

/**
 * A plate's plan as one outer loop and inner loops that touch neither it nor each other.
 * Null when the work is of another kind or the loops meet; then the plan is cut by the kernel.
 */
export const planLoops = (plan: PlatePlan): PlanLoops | null => {
  const shapes = plan.shapes.map(({ shape }) => shape);
  if (shapes.some((shape) => shape.kind === 'spatial')) return null;
  const outer = outerLoop(plan, shapes);
  if (outer === null) return null;
  const inner: InnerLoop[] = [];
  for (const shape of shapes) {
    const path = innerPath(shape, plan.sizeMm);
    if (path === null) return null;
    if (path.length === 0) continue;
    const polygon = flatten(path, 7.5);
    const hole = shape.kind === 'hole' ? shape : null;
    const loop = { path, polygon, areaMm2: Math.abs(areaOf(path)), perimeterMm: perimeterOf(path), hole };
    if (hole?.depthMm === 0 || isBeside(loop, outer.polygon)) continue;
    if (!isInside(loop, outer.polygon)) return null;
    inner.push(loop);
  }
  return areApart(inner) ? { outer, inner } : null;
};

export const rectangleOf = ([p, q]: Point): Point[] => [
  [0, 0],
  [p, 0],
  [p, q],
  [0, q],
];

/** Distance of a point from the nearest edge of a polygon. */
export const distanceTo = (polygon: Point[], [x, y]: Point): number => {
  let nearest = Number.POSITIVE_INFINITY;
  let from = polygon.at(-1);
  for (const to of polygon) {
    if (from === undefined) break;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const squared = dx * dx + dy * dy || 1;
    const part = Math.min(1, Math.max(0, ((x - from[0]) * dx + (y - from[1]) * dy) / squared));
    nearest = Math.min(nearest, (x - from[0] - part * dx) ** 2 + (y - from[1] - part * dy) ** 2);
    from = to;
  }
  return Math.sqrt(nearest);
};

/** Whether a point lies inside a polygon (even-odd). */
export const surrounds = (polygon: Point[], [x, y]: Point): boolean => {
  let inside = false;
  let from = polygon.at(-1);
  for (const to of polygon) {
    if (from === undefined) break;
    if (from[1] > y !== to[1] > y && x < from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0]))
      inside = !inside;
    from = to;
  }
  return inside;
};

export const outerLoop = (plan: PlatePlan, shapes: PlanShape[]): PlanLoops['outer'] | null => {
  const lines = shapes.filter((shape) => shape.kind === 'line');
  const rectangle = rectangleOf(plan.sizeMm);
  const polygon = lines.reduce((rest, line) => clipPolygon(rest, opposite(line)), rectangle);
  if (polygon.length < 3) return null;
  const outlines = shapes.filter((shape) => shape.kind === 'loops' && shape.outside);
  const [outline] = outlines;
  if (outline === undefined) return withSizes(polygonPath(polygon));
  const [path, more] = outline.kind === 'loops' ? outline.loops : [];
  const isCut = areaOf(polygonPath(polygon)) < plan.sizeMm[0] * plan.sizeMm[1] - 1e-3;
  if (path === undefined || more !== undefined || outlines.length > 1 || isCut) return null;
  const slack = 1e-3 + arcOvershoot * Math.max(0, ...path.map((piece) => (piece.kind === 'arc' ? piece.radius : 0)));
  const fits = flatten(path, 7.5).every(
    ([x, y]) => x > -slack && y > -slack && x < plan.sizeMm[0] + slack && y < plan.sizeMm[1] + slack,
  );
  return fits ? withSizes(path) : null;
};

/** How far the corners of a flattened arc stand out of it, in radii: a polygon of the same area in steps of 7.5 degrees. */
const arcOvershoot = 1e-3;

const withSizes = (path: Path): PlanLoops['outer'] => ({
  path,
  polygon: flatten(path, 7.5),
  areaMm2: Math.abs(areaOf(path)),
  perimeterMm: perimeterOf(path),
});

const opposite = ({ normal, offset }: Line): Line => ({ normal: [-normal[0], -normal[1]], offset: -offset });

/** The loop a shape cuts out; no pieces when it cuts none, null when it is none that stands alone. */
export const innerPath = (shape: PlanShape, sizeMm: Point): Path | null => {
  if (shape.kind === 'hole') return circlePath(shape.centre, shape.radiusMm);
  if (shape.kind === 'loops' && !shape.outside) return shape.loops.length === 1 ? (shape.loops[0] ?? null) : null;
  if (shape.kind !== 'convex') return [];
  const around: Point[] = [
    [-10, -10],
    [sizeMm[0] + 10, -10],
    [sizeMm[0] + 10, sizeMm[1] + 10],
    [-10, sizeMm[1] + 10],
  ];
  const polygon = shape.lines.reduce(clipPolygon, around);
  return polygon.length < 3 ? [] : polygonPath(polygon);
};

const isInside = ({ polygon, hole }: InnerLoop, outer: Point[]): boolean => {
  if (hole !== null) return surrounds(outer, hole.centre) && distanceTo(outer, hole.centre) > hole.radiusMm;
  return polygon.every((point) => surrounds(outer, point)) && isClear(polygon, outer);
};

const isBeside = ({ polygon, hole }: InnerLoop, outer: Point[]): boolean => {
  if (hole !== null) return !surrounds(outer, hole.centre) && distanceTo(outer, hole.centre) >= hole.radiusMm;
  return !boxesMeet(boxOf(polygon), boxOf(outer));
};

const isClear = (polygon: Point[], outer: Point[]): boolean =>
  polygon.every((point) => distanceTo(outer, point) > 1e-6) &&
  outer.every((point) => distanceTo(polygon, point) > 1e-6 && !surrounds(polygon, point));

const areApart = (loops: InnerLoop[]): boolean => {
  const boxes = loops.map((loop) => boxOf(loop.polygon));
  return loops.every((loop, index) => {
    for (let place = index + 1; place < loops.length; place += 1) {
      const other = loops[place];
      if (other !== undefined && boxesMeet(boxes[index], boxes[place]) && !holesApart(loop, other)) return false;
    }
    return true;
  });
};

const holesApart = ({ hole: a }: InnerLoop, { hole: b }: InnerLoop): boolean =>
  a !== null &&
  b !== null &&
  Math.hypot(a.centre[0] - b.centre[0], a.centre[1] - b.centre[1]) > a.radiusMm + b.radiusMm;

type Box = [number, number, number, number];

const boxOf = (polygon: Point[]): Box => {
  const box: Box = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (const [x, y] of polygon) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
};

const boxesMeet = (a: Box | undefined, b: Box | undefined): boolean =>
  a !== undefined && b !== undefined && a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];
