import type { Body, Vector } from '../body/body.schema.ts';
import { mapped, type Path, type Point } from '../body/path.ts';
import { cross, dot, normalOf, pointIn } from '../body/vectors.ts';
import type { Step } from '../solids/make-solid.ts';
import type { HalfSpace, Removal } from '../solids/removals/walls.ts';
import type { Cylinder } from './axis-crossings.ts';
import type { SectionMeasures } from './section-measures.ts';
import { type Slab, type Trace, traceOf } from './trace-of.ts';

/** What work on a plate looks like in its plan. */
export type PlanShape =
  /** A round hole; `depthMm` is the part of the thickness it takes, `isThrough` when that is all of it. */
  | { kind: 'hole'; centre: Point; radiusMm: number; depthMm: number; isThrough: boolean; cylinder: Cylinder }
  /** Cuts through the whole thickness: all on one side of a line, a convex cut-out, or inside (outside) loops. */
  | { kind: 'line'; normal: Point; offset: number }
  | { kind: 'convex'; lines: { normal: Point; offset: number }[] }
  | { kind: 'loops'; loops: Path[]; outside: boolean }
  /** Work that is not square to the plate or not through; its trace at half thickness when it goes through: a line, or loops. */
  | {
      kind: 'spatial';
      lines: { normal: Point; offset: number }[] | null;
      cylinder: Cylinder | null;
      trace?: Trace | null;
    };

export type PlatePlan = {
  thicknessMm: number;
  /** Size of the blank in the plan (the plan's origin is the corner of the blank). */
  sizeMm: Point;
  /** Part axes (0 x, 1 y, 2 z) of the plan's first, second and third (thickness) direction. */
  axes: [number, number, number];
  shapes: { step: Step; shape: PlanShape }[];
};

/** Lays the work on a plate into its plan; the thickness is the smallest of its three sizes. */
export const platePlan = (body: Body, section: Pick<SectionMeasures, 'min' | 'max'>, steps: Step[]): PlatePlan => {
  const low: Vector = [0, section.min[0], section.min[1]];
  const size = [body.blankMm.length, section.max[0] - section.min[0], section.max[1] - section.min[1]];
  const thin = [1, 2, 0].reduce((best, axis) => ((size[axis] ?? 0) < (size[best] ?? 0) - 1e-6 ? axis : best));
  const axes: [number, number, number] = thin === 1 ? [0, 2, 1] : thin === 2 ? [0, 1, 2] : [1, 2, 0];
  const at = (axis: number) => size[axis] ?? 0;
  const slab: Slab = { axes, low, thicknessMm: at(thin), sizeMm: [at(axes[0]), at(axes[1])] };
  const shapes = steps.flatMap((step) => step.removals.map((removal) => ({ step, shape: shapeOf(removal, slab) })));
  return { thicknessMm: at(thin), sizeMm: [at(axes[0]), at(axes[1])], axes, shapes };
};

/** Tilted walls of a cut-out count when it goes through; a single tilted plane is a line. */
const throughOnly = (shape: PlanShape, removal: Removal, slab: Slab): PlanShape =>
  shape.kind === 'spatial' && shape.lines !== null && shape.lines.length > 1
    ? { ...shape, lines: null, trace: traceOf(removal, slab) }
    : shape;

const shapeOf = (removal: Removal, slab: Slab): PlanShape => {
  switch (removal.kind) {
    case 'cylinder':
      return hole(removal, slab);
    case 'convex':
      return throughOnly(convex(removal.within, slab), removal, slab);
    case 'prism':
      return prism(removal, slab);
    case 'ball':
    case 'polyhedron':
    case 'common':
    case 'less':
      return { kind: 'spatial', lines: null, cylinder: null, trace: traceOf(removal, slab) };
    default:
      return removal satisfies never;
  }
};

const planPoint = (point: Vector, { axes, low }: Slab): Point => [
  part(point, axes[0]) - part(low, axes[0]),
  part(point, axes[1]) - part(low, axes[1]),
];

const heightOf = (point: Vector, { axes, low }: Slab): number => part(point, axes[2]) - part(low, axes[2]);

const part = (vector: Vector, axis: number): number => vector[axis] ?? 0;

const hole = (cylinder: Cylinder, slab: Slab): PlanShape => {
  const rise = part(cylinder.direction, slab.axes[2]);
  if (Math.abs(rise) < 1 - 1e-9) return { kind: 'spatial', lines: null, cylinder };
  const { depthMm, backMm } = cylinder;
  const span = spanOf(heightOf(cylinder.start, slab), Math.sign(rise), { depthMm, backMm }, slab.thicknessMm);
  const shape = { centre: planPoint(cylinder.start, slab), radiusMm: cylinder.radiusMm, cylinder };
  return { kind: 'hole', ...shape, depthMm: span, isThrough: span > slab.thicknessMm - 1e-3 };
};

/** How much of the thickness a tool takes that starts at `height` and goes up (+1) or down (-1). */
const spanOf = (
  height: number,
  sign: number,
  reach: { depthMm: number | null; backMm: number },
  thicknessMm: number,
): number => {
  const ends = [height - sign * reach.backMm, height + sign * (reach.depthMm ?? Number.POSITIVE_INFINITY)];
  return Math.max(0, Math.min(Math.max(...ends), thicknessMm) - Math.max(Math.min(...ends), 0));
};

const convex = (within: HalfSpace[], slab: Slab): PlanShape => {
  const lines: { normal: Point; offset: number }[] = [];
  let isSpatial = false;
  for (const space of within) {
    const rise = part(space.normal, slab.axes[2]);
    if (Math.abs(rise) > 1 - 1e-9) {
      if (!holdsAll(space, slab)) return { kind: 'spatial', lines: null, cylinder: null };
      continue;
    }
    if (Math.abs(rise) > 1e-9) isSpatial = true;
    lines.push(lineOf(space, slab));
  }
  if (isSpatial) return { kind: 'spatial', lines, cylinder: null };
  const [only, second] = lines;
  return only !== undefined && second === undefined ? { kind: 'line', ...only } : { kind: 'convex', lines };
};

const holdsAll = ({ normal, offset }: HalfSpace, { axes, low, thicknessMm }: Slab): boolean =>
  [0, thicknessMm].every((height) => part(normal, axes[2]) * (part(low, axes[2]) + height) >= offset - 1e-3);

/** A half-space's line in the plan at half thickness; its normal keeps its length for square ones. */
const lineOf = ({ normal, offset }: HalfSpace, { axes, low, thicknessMm }: Slab): { normal: Point; offset: number } => {
  const flat: Point = [part(normal, axes[0]), part(normal, axes[1])];
  const length = Math.sqrt(flat[0] ** 2 + flat[1] ** 2);
  const middle: Vector = [...low];
  middle[axes[2]] = part(low, axes[2]) + thicknessMm / 2;
  return { normal: [flat[0] / length, flat[1] / length], offset: (offset - dot(normal, middle)) / length };
};

const prism = (removal: Extract<Removal, { kind: 'prism' }>, slab: Slab): PlanShape => {
  const normal = normalOf(removal.frame);
  const rise = part(normal, slab.axes[2]);
  const spatial: PlanShape = { kind: 'spatial', lines: null, cylinder: null };
  if (Math.abs(rise) < 1 - 1e-9) return spatial;
  const { depthMm, backMm, frame, outside } = removal;
  const span = spanOf(heightOf(frame.origin, slab), -Math.sign(rise), { depthMm, backMm }, slab.thicknessMm);
  if (span < slab.thicknessMm - 1e-3) return spatial;
  const place = ([x, y]: Point): Point => planPoint(pointIn(frame, [x, y, 0]), slab);
  const up = cross(axisVector(slab.axes[0]), axisVector(slab.axes[1]));
  const mirrors = dot(up, normal) < 0;
  return { kind: 'loops', loops: removal.loops.map((loop) => mapped(loop, place, mirrors)), outside };
};

const axisVector = (axis: number): Vector => [axis === 0 ? 1 : 0, axis === 1 ? 1 : 0, axis === 2 ? 1 : 0];
