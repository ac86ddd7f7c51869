import type { Body, Vector } from '../body/body.schema.ts';
import type { Point } from '../body/path.ts';
import { isOutside } from '../measures/is-outside.ts';
import { planLoops } from '../measures/plan-loops.ts';
import { platePlan } from '../measures/plate-plan.ts';
import { sectionMeasures } from '../measures/section-measures.ts';
import { planBody } from '../solids/make-solid.ts';
import { breachesIn } from './check-plan.ts';
import { planContours } from './hole-distances.ts';

/** Where a plate breaks a rule of its contours, or has a hole: in part coordinates, mm, at half its thickness. */
export type Place = { code: string; at: Vector; diameterMm: number | null };

/** The code of places that are holes, whatever is to be said of them. */
export const holeCode = 'hole';

/** Every place of a plate that a finding can be about; empty for what is no plate of a box. */
export const findPlaces = (body: Body): Place[] => {
  if (body.section.kind !== 'box') return [];
  const section = sectionMeasures(body, null);
  const steps = planBody(body).steps.filter((step) => !isOutside(step, body, section));
  const plan = platePlan(body, section, steps);
  const contours = planContours(plan, planLoops(plan));
  const low: Vector = [0, section.min[0], section.min[1]];
  const placed = ([p, q]: Point): Vector => {
    const at: Vector = [...low];
    const [first, second, third] = plan.axes;
    at[first] = (at[first] ?? 0) + p;
    at[second] = (at[second] ?? 0) + q;
    at[third] = (at[third] ?? 0) + plan.thicknessMm / 2;
    return at;
  };
  const holes = contours.cutOuts.flatMap(({ hole }): Place[] =>
    hole === null ? [] : [{ code: holeCode, at: placed(hole.centre), diameterMm: 2 * hole.radiusMm }],
  );
  const breaches = breachesIn(contours).map(
    ({ code, at, values }): Place => ({ code, at: placed(at), diameterMm: values['diameterMm'] ?? null }),
  );
  return [...breaches, ...holes];
};
