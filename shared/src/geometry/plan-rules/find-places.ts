import type { Body, Vector } from '../body/body.schema.ts';
import { type Point, slotOf } from '../body/path.ts';
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

/** A plate as its plan has it: its size as cut, its round holes, and where plan coordinates lie in those of the part. */
export type PlateShape = {
  thicknessMm: number;
  /** Low and high corner of the cut plate in the plan. */
  box: [Point, Point];
  holes: { centre: Point; diameterMm: number; isThrough: boolean }[];
  /** Its long holes, by the centres of their round ends. */
  slots: { ends: [Point, Point]; widthMm: number }[];
  /** A point of the plan in part coordinates, at a height above the plate's lower face. */
  pointAt: (point: Point, heightMm: number) => Vector;
};

const planned = (body: Body) => {
  const section = sectionMeasures(body, null);
  const steps = planBody(body).steps.filter((step) => !isOutside(step, body, section));
  const plan = platePlan(body, section, steps);
  const contours = planContours(plan, planLoops(plan));
  const low: Vector = [0, section.min[0], section.min[1]];
  const pointAt = ([p, q]: Point, heightMm: number): Vector => {
    const at: Vector = [...low];
    const [first, second, third] = plan.axes;
    at[first] = (at[first] ?? 0) + p;
    at[second] = (at[second] ?? 0) + q;
    at[third] = (at[third] ?? 0) + heightMm;
    return at;
  };
  return { plan, contours, pointAt };
};

/** The shape of a plate; null for what is no plate of a box. */
export const plateShape = (body: Body): PlateShape | null => {
  if (body.section.kind !== 'box') return null;
  const { plan, contours, pointAt } = planned(body);
  const [ps, qs] = [contours.outer.map(([p]) => p), contours.outer.map(([, q]) => q)];
  return {
    thicknessMm: plan.thicknessMm,
    box: [
      [Math.min(...ps), Math.min(...qs)],
      [Math.max(...ps), Math.max(...qs)],
    ],
    holes: contours.cutOuts.flatMap(({ hole }) =>
      hole === null ? [] : [{ centre: hole.centre, diameterMm: 2 * hole.radiusMm, isThrough: hole.isThrough }],
    ),
    slots: contours.cutOuts.flatMap(({ hole, path }) => (hole === null ? (slotOf(path) ?? []) : [])),
    pointAt,
  };
};

/** Every place of a plate that a finding can be about; empty for what is no plate of a box. */
export const findPlaces = (body: Body): Place[] => {
  if (body.section.kind !== 'box') return [];
  const { plan, contours, pointAt } = planned(body);
  const placed = (point: Point) => pointAt(point, plan.thicknessMm / 2);
  const holes = contours.cutOuts.flatMap(({ hole }): Place[] =>
    hole === null ? [] : [{ code: holeCode, at: placed(hole.centre), diameterMm: 2 * hole.radiusMm }],
  );
  const breaches = breachesIn(contours).map(
    ({ code, at, values }): Place => ({ code, at: placed(at), diameterMm: values['diameterMm'] ?? null }),
  );
  return [...breaches, ...holes];
};
