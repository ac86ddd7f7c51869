import type { Remark } from '../../parts/part-facts.schema.ts';
import type { PlanLoops } from '../measures/plan-loops.ts';
import type { PlatePlan } from '../measures/plate-plan.ts';
import { contradictions } from './contradictions.ts';
import { holeDistances } from './hole-distances.ts';
import { planContours } from './plan-contours.ts';
import { thinWebs } from './thin-webs.ts';

/** What is to be said of the contours of a plate (codes: geometry-remarks.ts). */
export const checkPlan = (plan: PlatePlan, loops: PlanLoops | null): Remark[] => {
  const contours = planContours(plan, loops);
  return [...contradictions(contours), ...holeDistances(contours), ...thinWebs(contours)];
};
