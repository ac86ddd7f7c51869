import type { Remark } from '../../parts/part-facts.schema.ts';
import type { Processing } from '../body/body.schema.ts';
import { flatten } from '../body/flatten.ts';
import { edgeDiameters, type GeometryRemarkCode, pitchDiameters } from '../body/geometry-remarks.ts';
import type { Path, Point } from '../body/path.ts';
import { distanceTo, innerPath, outerLoop, type PlanLoops, rectangleOf, surrounds } from '../measures/plan-loops.ts';
import type { PlanShape, PlatePlan } from '../measures/plate-plan.ts';
import { toHundredth } from '../measures/round.ts';

type Hole = Extract<PlanShape, { kind: 'hole' }>;

/** Larger round holes take no bolt: they are openings, and edges to the holes beside them. */
const largestBoltHoleMm = 60;

/** Bolt holes nearer than 1.2 diameters to an edge, cut-out or opening, or nearer than 2.2 diameters to each other. */
export const holeDistances = ({ outer, cutOuts }: PlanContours): Breach[] => {
  const bolts = cutOuts.filter(isBoltHole);
  const others = cutOuts.filter((cutOut) => !isBoltHole(cutOut));
  return [...nearEdge(bolts, others, outer), ...nearEachOther(bolts)];
};

const isBoltHole = ({ hole }: CutOut): boolean => hole !== null && 2 * hole.radiusMm <= largestBoltHoleMm;

const nearEdge = (bolts: CutOut[], others: CutOut[], outer: Point[]): Breach[] =>
  bolts.flatMap(({ hole }): Breach[] => {
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
    return [
      {
        code: 'warn.hole-near-edge',
        key: String(diameterMm),
        at: hole.centre,
        value: distanceMm,
        values: { diameterMm, distanceMm, leastMm },
      },
    ];
  });

const distanceToEdge = ({ hole, polygon }: CutOut, point: Point): number =>
  hole === null
    ? distanceTo(polygon, point)
    : Math.abs(Math.hypot(hole.centre[0] - point[0], hole.centre[1] - point[1]) - hole.radiusMm);

/** A round plate about a hole of the same centre is a ring or washer: its hole has no edge to tear out to. */
const isRingAbout = (outer: Point[], centre: Point): boolean => {
  const radii = outer.map(([x, y]) => Math.hypot(x - centre[0], y - centre[1]));
  return outer.length > 12 && Math.min(...radii) > 0.98 * Math.max(...radii);
};

const nearEachOther = (bolts: CutOut[]): Breach[] => {
  const breaches: Breach[] = [];
  const visit = (a: Hole, b: Hole) => {
    const distanceMm = Math.hypot(a.centre[0] - b.centre[0], a.centre[1] - b.centre[1]);
    const leastMm = pitchDiameters * (a.radiusMm + b.radiusMm);
    if (distanceMm <= a.radiusMm + b.radiusMm || distanceMm >= leastMm - 1e-6) return;
    const diameterMm = 2 * Math.max(a.radiusMm, b.radiusMm);
    breaches.push({
      code: 'warn.holes-near-each-other',
      key: String(diameterMm),
      at: middleOf(a.centre, b.centre),
      value: distanceMm,
      values: { diameterMm, distanceMm, leastMm },
    });
  };
  eachPair(bolts, pitchDiameters * largestBoltHoleMm, (a, b) => {
    if (a.hole !== null && b.hole !== null) visit(a.hole, b.hole);
  });
  return breaches;
};

type PlanContoursHole = Extract<PlanShape, { kind: 'hole' }>;

/** What is cut out of a plate, as its rules see it. */
export type CutOut = {
  path: Path;
  polygon: Point[];
  hole: PlanContoursHole | null;
  processing: Processing;
  left: number;
  right: number;
  bottom: number;
  top: number;
};

export type PlanContours = {
  thicknessMm: number;
  outer: Point[];
  /** null: known as a polygon alone. */
  outerPath: Path | null;
  cutOuts: CutOut[];
};

/** The contours of a plate's plan, also when they meet; blind holes too, as they weaken it as well. */
export const planContours = (plan: PlatePlan, loops: PlanLoops | null): PlanContours => {
  const shapes = plan.shapes.map(({ shape }) => shape);
  const loop = loops?.outer ?? outerLoop(plan, shapes);
  const outer = loop?.polygon ?? rectangleOf(plan.sizeMm);
  const cutOuts = plan.shapes.flatMap(({ shape, step }): CutOut[] => {
    const path = innerPath(shape, plan.sizeMm);
    if (path === null || path.length === 0 || (shape.kind === 'hole' && shape.depthMm === 0)) return [];
    const polygon = flatten(path, 7.5);
    const hole = shape.kind === 'hole' ? shape : null;
    const [[left, right], [bottom, top]] = [ends(polygon, 0), ends(polygon, 1)];
    return [{ path, polygon, hole, processing: step.processing, left, right, bottom, top }];
  });
  return {
    thicknessMm: plan.thicknessMm,
    outer,
    outerPath: loop?.path ?? null,
    cutOuts: cutOuts.sort((a, b) => a.left - b.left),
  };
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

/** Calls `visit` once for each two cut-outs whose boxes are not further apart than `reachMm`. */
export const eachPair = (cutOuts: CutOut[], reachMm: number, visit: (a: CutOut, b: CutOut) => void): void => {
  cutOuts.forEach((one, index) => {
    for (let next = index + 1; next < cutOuts.length; next += 1) {
      const other = cutOuts[next];
      if (other === undefined || other.left > one.right + reachMm) return;
      if (other.bottom <= one.top + reachMm && one.bottom <= other.top + reachMm) visit(one, other);
    }
  });
};

const ends = (polygon: Point[], axis: 0 | 1): [number, number] => {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const point of polygon) {
    low = Math.min(low, point[axis]);
    high = Math.max(high, point[axis]);
  }
  return [low, high];
};

/** Whether a side of one polygon crosses a side of the other; sides that only touch do not. */
export const polygonsCross = (a: Point[], b: Point[]): boolean => {
  const others = sidesOf(b);
  return sidesOf(a).some((side) => others.some((other) => liesAcross(side, other) && liesAcross(other, side)));
};

type Side = readonly [from: Point, to: Point];

const sidesOf = (polygon: Point[]): Side[] =>
  polygon.map((from, index) => [from, polygon[(index + 1) % polygon.length] ?? from]);

const liesAcross = (line: Side, [from, to]: Side): boolean => turn(line, from) * turn(line, to) < 0;

const turn = ([from, to]: Side, [x, y]: Point): number =>
  (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);

/** One place where a rule is broken: `value` is what falls short, `values` what is said with it; `at` in the plan. */
export type Breach = {
  code: GeometryRemarkCode;
  /** Breaches of one code and key are told as one. */
  key: string;
  at: Point;
  value: number;
  values: Record<string, number>;
};

export const middleOf = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** One remark for each kind of breach, in their order: the values of the worst one, and how many there are. */
export const worstOf = (breaches: readonly Breach[]): Remark[] => {
  const kinds = new Map<string, { worst: Breach; count: number }>();
  for (const breach of breaches) {
    const kind = `${breach.code} ${breach.key}`;
    const known = kinds.get(kind);
    const worst = known === undefined || breach.value < known.worst.value ? breach : known.worst;
    kinds.set(kind, { worst, count: (known?.count ?? 0) + 1 });
  }
  return [...kinds.values()].map(({ worst, count }) => ({
    code: worst.code,
    values: {
      ...Object.fromEntries(Object.entries(worst.values).map(([name, value]) => [name, toHundredth(value)])),
      count,
    },
  }));
};

/** Beyond this many corner-to-edge distances two contours are compared by every nth corner. */
const mostComparisons = 40_000;

/** Distance between two polygons that do not cross, or single points, mm. */
export const distanceBetween = (a: Point[], b: Point[]): number => {
  const step = Math.max(1, Math.ceil((a.length * b.length) / mostComparisons));
  const nearest = (from: Point[], to: Point[]) =>
    from.reduce(
      (least, point, index) => (index % step === 0 ? Math.min(least, distanceTo(to, point)) : least),
      Infinity,
    );
  return Math.min(nearest(a, b), nearest(b, a));
};
