import type { Processing } from '../body/body.schema.ts';
import { flatten } from '../body/flatten.ts';
import type { Point } from '../body/path.ts';
import { distanceTo, innerPath, outerLoop, type PlanLoops, rectangleOf, surrounds } from '../measures/plan-loops.ts';
import type { PlanShape, PlatePlan } from '../measures/plate-plan.ts';
import { distanceBetween } from './distance-between.ts';
import { polygonsCross } from './polygons-cross.ts';

type Hole = Extract<PlanShape, { kind: 'hole' }>;

/** What is cut out of a plate, as its rules see it. */
export type CutOut = { polygon: Point[]; hole: Hole | null; processing: Processing; left: number; right: number };
export type PlanContours = { thicknessMm: number; outer: Point[]; cutOuts: CutOut[] };

/** The contours of a plate's plan, also when they meet; blind holes too, as they weaken it as well. */
export const planContours = (plan: PlatePlan, loops: PlanLoops | null): PlanContours => {
  const shapes = plan.shapes.map(({ shape }) => shape);
  const outer = (loops?.outer ?? outerLoop(plan, shapes))?.polygon ?? rectangleOf(plan.sizeMm);
  const cutOuts = plan.shapes.flatMap(({ shape, step }): CutOut[] => {
    const path = innerPath(shape, plan.sizeMm);
    if (path === null || path.length === 0 || (shape.kind === 'hole' && shape.depthMm === 0)) return [];
    const polygon = flatten(path, 7.5);
    const hole = shape.kind === 'hole' ? shape : null;
    const [left, right] = ends(polygon);
    return [{ polygon, hole, processing: step.processing, left, right }];
  });
  return { thicknessMm: plan.thicknessMm, outer, cutOuts: cutOuts.sort((a, b) => a.left - b.left) };
};

/** Whether a cut-out lies beside the plate and takes nothing from it. */
export const isBeside = ({ polygon, hole }: CutOut, outer: Point[]): boolean =>
  hole === null
    ? !polygon.some((point) => surrounds(outer, point)) &&
      !outer.some((point) => surrounds(polygon, point)) &&
      !polygonsCross(polygon, outer)
    : !surrounds(outer, hole.centre) && distanceTo(outer, hole.centre) >= hole.radiusMm;

/** Free width between two cut-outs, mm; 0 or less when they meet. Round holes exactly. */
export const gapBetween = (a: CutOut, b: CutOut): number => {
  const radii = (a.hole?.radiusMm ?? 0) + (b.hole?.radiusMm ?? 0);
  return distanceBetween(a.hole ? [a.hole.centre] : a.polygon, b.hole ? [b.hole.centre] : b.polygon) - radii;
};

/** Calls `visit` once for each two cut-outs whose boxes are not further apart than `reachMm` along x. */
export const eachPair = (cutOuts: CutOut[], reachMm: number, visit: (a: CutOut, b: CutOut) => void): void => {
  cutOuts.forEach((one, index) => {
    for (let next = index + 1; next < cutOuts.length; next += 1) {
      const other = cutOuts[next];
      if (other === undefined || other.left > one.right + reachMm) return;
      visit(one, other);
    }
  });
};

const ends = (polygon: Point[]): [number, number] =>
  polygon.reduce<[number, number]>(
    ([low, high], [x]) => [Math.min(low, x), Math.max(high, x)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
