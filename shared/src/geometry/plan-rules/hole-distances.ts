import type { Remark } from '../../parts/part-facts.schema.ts';
import type { Point } from '../body/path.ts';
import { distanceTo, surrounds } from '../measures/plan-loops.ts';
import type { PlanShape } from '../measures/plate-plan.ts';
import { type CutOut, eachPair, type PlanContours } from './plan-contours.ts';
import { type Breach, worstOf } from './worst-of.ts';

type Hole = Extract<PlanShape, { kind: 'hole' }>;

/** Least distances in hole diameters, from centre to edge and from centre to centre (EN 1993-1-8, table 3.3). */
const edgeDiameters = 1.2;
const pitchDiameters = 2.2;
/** Larger round holes take no bolt: they are openings, and edges to the holes beside them. */
const largestBoltHoleMm = 60;

/** Bolt holes nearer than 1.2 diameters to an edge, cut-out or opening, or nearer than 2.2 diameters to each other. */
export const holeDistances = ({ outer, cutOuts }: PlanContours): Remark[] => {
  const bolts = cutOuts.filter(isBoltHole);
  const others = cutOuts.filter((cutOut) => !isBoltHole(cutOut));
  return [...nearEdge(bolts, others, outer), ...nearEachOther(bolts)];
};

const isBoltHole = ({ hole }: CutOut): boolean => hole !== null && 2 * hole.radiusMm <= largestBoltHoleMm;

const nearEdge = (bolts: CutOut[], others: CutOut[], outer: Point[]): Remark[] => {
  const breaches = bolts.flatMap(({ hole }): Breach[] => {
    if (hole === null || !surrounds(outer, hole.centre) || isRingAbout(outer, hole.centre)) return [];
    const diameterMm = 2 * hole.radiusMm;
    const leastMm = edgeDiameters * diameterMm;
    const near = others.filter(
      ({ left, right }) => left - leastMm < hole.centre[0] && right + leastMm > hole.centre[0],
    );
    const distanceMm = Math.min(
      distanceTo(outer, hole.centre),
      ...near.map((other) => distanceToEdge(other, hole.centre)),
    );
    const cutsEdge = distanceMm < hole.radiusMm;
    if (cutsEdge || distanceMm >= leastMm - 1e-6) return [];
    return [{ key: String(diameterMm), value: distanceMm, values: { diameterMm, distanceMm, leastMm } }];
  });
  return worstOf('warn.hole-near-edge', breaches);
};

const distanceToEdge = ({ hole, polygon }: CutOut, point: Point): number =>
  hole === null
    ? distanceTo(polygon, point)
    : Math.abs(Math.hypot(hole.centre[0] - point[0], hole.centre[1] - point[1]) - hole.radiusMm);

/** A round plate about a hole of the same centre is a ring or washer: its hole has no edge to tear out to. */
const isRingAbout = (outer: Point[], centre: Point): boolean => {
  const radii = outer.map(([x, y]) => Math.hypot(x - centre[0], y - centre[1]));
  return outer.length > 12 && Math.min(...radii) > 0.98 * Math.max(...radii);
};

const nearEachOther = (bolts: CutOut[]): Remark[] => {
  const breaches: Breach[] = [];
  const visit = (a: Hole, b: Hole) => {
    const distanceMm = Math.hypot(a.centre[0] - b.centre[0], a.centre[1] - b.centre[1]);
    const leastMm = pitchDiameters * (a.radiusMm + b.radiusMm);
    if (distanceMm <= a.radiusMm + b.radiusMm || distanceMm >= leastMm - 1e-6) return;
    const diameterMm = 2 * Math.max(a.radiusMm, b.radiusMm);
    breaches.push({ key: String(diameterMm), value: distanceMm, values: { diameterMm, distanceMm, leastMm } });
  };
  eachPair(bolts, pitchDiameters * largestBoltHoleMm, (a, b) => {
    if (a.hole !== null && b.hole !== null) visit(a.hole, b.hole);
  });
  return worstOf('warn.holes-near-each-other', breaches);
};
