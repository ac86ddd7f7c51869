import type { Remark } from '../../parts/part-facts.schema.ts';
import type { Contour, Processing } from '../body/body.schema.ts';
import type { Point } from '../body/path.ts';
import { distanceTo, type PlanLoops, surrounds } from '../measures/plan-loops.ts';
import type { PlatePlan } from '../measures/plate-plan.ts';
import { crossesItself } from '../solids/removals/crosses-itself.ts';
import {
  type Breach,
  type CutOut,
  eachPair,
  holeDistances,
  isBeside,
  middleOf,
  type PlanContours,
  planContours,
  worstOf,
} from './hole-distances.ts';
import { deepSinks, narrowCuts, sharpCorners } from './inner-cuts.ts';
import { thinWebs } from './thin-webs.ts';

/** What is to be said of the contours of a plate (codes: geometry-remarks.ts). */
export const checkPlan = (plan: PlatePlan, loops: PlanLoops | null): Remark[] => {
  const contours = planContours(plan, loops);
  const beside = outside(contours).map(
    ({ processing: { kind, name } }): Remark => ({ code: 'warn.processing-outside', values: { kind, name } }),
  );
  return [...beside, ...worstOf(breachesIn(contours))];
};

/** Every place at which the contours of a plate break a rule. */
export const breachesIn = (contours: PlanContours): Breach[] => [
  ...contradictions(contours),
  ...holeDistances(contours),
  ...thinWebs(contours),
  ...narrowCuts(contours),
  ...deepSinks(contours),
  ...sharpCorners(contours),
];

/** Contours that contradict each other: holes cut twice, into each other, or over an edge. */
const contradictions = ({ outer, cutOuts }: PlanContours): Breach[] => [
  ...overEdge(cutOuts, outer),
  ...intoEachOther(cutOuts),
];

const outside = ({ outer, cutOuts }: PlanContours): CutOut[] => cutOuts.filter((cutOut) => isBeside(cutOut, outer));

const overEdge = (cutOuts: CutOut[], outer: PlanContours['outer']): Breach[] =>
  cutOuts.flatMap(({ hole }): Breach[] => {
    if (hole === null) return [];
    const diameterMm = 2 * hole.radiusMm;
    const distanceMm = distanceTo(outer, hole.centre);
    const touches = surrounds(outer, hole.centre) ? distanceMm <= hole.radiusMm : distanceMm < hole.radiusMm;
    const breach = { key: String(diameterMm), at: hole.centre, value: distanceMm, values: { diameterMm } };
    return touches ? [{ code: 'warn.hole-cuts-edge', ...breach }] : [];
  });

/** Holes of one centre and different size are a stepped hole. */
const intoEachOther = (cutOuts: CutOut[]): Breach[] => {
  const [twice, overlapping]: [Breach[], Breach[]] = [[], []];
  const holes = cutOuts.filter(({ hole }) => hole !== null);
  eachPair(holes, 0, ({ hole: a }, { hole: b }) => {
    if (a === null || b === null) return;
    const distanceMm = Math.hypot(a.centre[0] - b.centre[0], a.centre[1] - b.centre[1]);
    const diameterMm = 2 * Math.max(a.radiusMm, b.radiusMm);
    const breach = { key: String(diameterMm), at: middleOf(a.centre, b.centre), value: distanceMm };
    const isSameSize = Math.abs(a.radiusMm - b.radiusMm) < 0.01;
    if (distanceMm < 0.1) {
      if (isSameSize) twice.push({ code: 'warn.hole-twice', ...breach, values: { diameterMm } });
    } else if (distanceMm <= a.radiusMm + b.radiusMm) {
      overlapping.push({ code: 'warn.holes-overlap', ...breach, values: { diameterMm, distanceMm } });
    }
  });
  return [...twice, ...overlapping];
};

/** Why a processing has no geometry: its contour runs over itself, or the shop does not make it. */
export const whyUnmade = ({ kind, name, contours }: Processing): Remark => ({
  code: contours.some(runsOverItself) ? 'request.contour-crosses-itself' : 'request.unmade-processing',
  values: { kind, name },
});

const runsOverItself = ({ start, segments }: Contour): boolean => {
  const points = segments.flatMap((segment): Point[] =>
    segment.kind === 'arc'
      ? [
          [segment.through[0], segment.through[1]],
          [segment.end[0], segment.end[1]],
        ]
      : [[segment.end[0], segment.end[1]]],
  );
  const [last] = points.slice(-1);
  const isClosed = last !== undefined && Math.hypot(last[0] - start[0], last[1] - start[1]) < 0.1;
  return isClosed && crossesItself(points);
};
