import type { Remark } from '../parts/part-facts.schema.ts';
import { spanOf } from './body/vectors.ts';
import type { Cylinder } from './measures/axis-crossings.ts';
import type { Amounts, BarAmounts, Work } from './measures/measure-solid.ts';
import { type PlanLoops, planLoops } from './measures/plan-loops.ts';
import { planRegion } from './measures/plan-region.ts';
import { type PlanShape, type PlatePlan, platePlan } from './measures/plate-plan.ts';
import { checkPlan } from './plan-rules/check-plan.ts';
import type { Kernel } from './solids/unite-deep.ts';

type PlanHole = Extract<PlanShape, { kind: 'hole' }>;

export type PlateMeasures = {
  /** Null when work that is not square to the plate, or recesses in it, are measured as on a bar. */
  amounts: BarAmounts | null;
  contourMm: number;
  pierces: number;
  /** Holes that the laser does not cut: smaller than the thickness, not through, or not square to the plate. */
  isDrilled: (cylinder: Cylinder) => boolean;
  /** What is to be said of its contours. */
  remarks: Remark[];
};

/**
 * A plate's measures from its plan: area x thickness; faces are both sides, the edges and the walls of holes and cut-outs.
 * Contours are the loops that the laser cuts: the outer one and every inner one, round holes from the plate's thickness up.
 */
export const measurePlate = (kernel: Kernel, { body, section, steps }: Work): PlateMeasures => {
  const plan = platePlan(body, section, steps);
  const loops = planLoops(plan);
  const holes = plan.shapes.flatMap(({ shape }) => (shape.kind === 'hole' && shape.depthMm > 0 ? [shape] : []));
  const cutByLaser = new Set(holes.filter((hole) => isCutByLaser(hole, plan.thicknessMm)).map((hole) => hole.cylinder));
  const common = {
    isDrilled: (cylinder: Cylinder) => !cutByLaser.has(cylinder),
    remarks: checkPlan(plan, loops),
  };
  if (loops !== null) return { ...common, ...closedForm(plan, loops) };
  const takes = (shape: PlanShape) => shape.kind !== 'hole' || shape.isThrough;
  const isCut = (shape: PlanShape) => shape.kind !== 'hole' || cutByLaser.has(shape.cylinder);
  const whole = planRegion(kernel, plan, takes);
  const laser = plan.shapes.some(({ shape }) => takes(shape) && !isCut(shape))
    ? planRegion(kernel, plan, isCut)
    : whole;
  const isFlat = plan.shapes.every(({ shape }) => shape.kind !== 'spatial' && takes(shape));
  const amounts = isFlat ? amountsOf(plan, whole.areaMm2, whole.perimeterMm, whole.sizeMm) : null;
  const shown = amounts && { ...amounts, method: 'solid' as const, refused: [] };
  const apart: Remark[] = whole.pieces > 1 ? [{ code: 'warn.falls-apart', values: { count: whole.pieces } }] : [];
  return {
    ...common,
    amounts: shown,
    contourMm: laser.perimeterMm,
    pierces: laser.loops,
    remarks: [...apart, ...common.remarks],
  };
};

const isCutByLaser = (hole: PlanHole, thicknessMm: number): boolean =>
  hole.isThrough && 2 * hole.radiusMm >= thicknessMm - 1e-6;

const closedForm = (plan: PlatePlan, { outer, inner }: PlanLoops) => {
  const through = inner.filter((loop) => loop.hole === null || loop.hole.isThrough);
  const cut = through.filter((loop) => loop.hole === null || isCutByLaser(loop.hole, plan.thicknessMm));
  const blind = inner.flatMap(({ hole }) => (hole === null || hole.isThrough ? [] : [hole]));
  const areaMm2 = outer.areaMm2 - sum(through.map((loop) => loop.areaMm2));
  const perimeterMm = outer.perimeterMm + sum(through.map((loop) => loop.perimeterMm));
  const sizeMm: [number, number] = [sizeAlong(plan, outer, 0), sizeAlong(plan, outer, 1)];
  const amounts = amountsOf(plan, areaMm2, perimeterMm, sizeMm);
  for (const { radiusMm, depthMm } of blind) {
    amounts.volumeMm3 -= Math.PI * radiusMm ** 2 * depthMm;
    amounts.surfaceMm2 += 2 * Math.PI * radiusMm * depthMm;
  }
  return {
    amounts: { ...amounts, method: 'closed-form' as const, refused: [] },
    contourMm: outer.perimeterMm + sum(cut.map((loop) => loop.perimeterMm)),
    pierces: 1 + cut.length,
  };
};

/** Size of the outer contour along an axis of the plan; corners of flattened arcs stand out of the blank a little. */
const sizeAlong = ({ sizeMm }: PlatePlan, outer: PlanLoops['outer'], axis: 0 | 1): number => {
  const [low, high] = spanOf(outer.polygon.map((point) => point[axis]));
  return Math.min(high, sizeMm[axis]) - Math.max(low, 0);
};

const amountsOf = (plan: PlatePlan, areaMm2: number, perimeterMm: number, sizeMm: [number, number]): Amounts => {
  const size: [number, number, number] = [0, 0, 0];
  size[plan.axes[0]] = sizeMm[0];
  size[plan.axes[1]] = sizeMm[1];
  size[plan.axes[2]] = plan.thicknessMm;
  return {
    volumeMm3: areaMm2 * plan.thicknessMm,
    surfaceMm2: 2 * areaMm2 + perimeterMm * plan.thicknessMm,
    sizeMm: size,
  };
};

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
