import type { Point } from '../body/path.ts';
import { distanceTo, surrounds } from '../measures/plan-loops.ts';
import {
  type Breach,
  type CutOut,
  distanceBetween,
  eachPair,
  gapBetween,
  middleOf,
  type PlanContours,
  polygonsCross,
} from './hole-distances.ts';

/** Narrower strips than this burn away or bend under the laser: 3 mm, or half the thickness. */
export const leastWebMm = (thicknessMm: number): number => Math.max(3, 0.5 * thicknessMm);

/** A width, and where in the plan it is. */
type Width = { widthMm: number; at: Point };

const isTooThin = (widthMm: number, leastMm: number): boolean => widthMm > 0.01 && widthMm < leastMm - 1e-6;

/** Material between contours, or strips of the plate itself, that is too narrow to be cut. */
export const thinWebs = (contours: PlanContours): Breach[] => {
  const leastMm = leastWebMm(contours.thicknessMm);
  const strips = stripsOf(contours.outer, leastMm).filter(({ widthMm }) => isTooThin(widthMm, leastMm));
  const widths = [...betweenCutOuts(contours, leastMm), ...besideEdge(contours, leastMm), ...strips];
  return widths.map(({ widthMm, at }) => ({
    code: 'warn.thin-web',
    key: '',
    at,
    value: widthMm,
    values: { widthMm, leastMm },
  }));
};

const betweenCutOuts = ({ cutOuts, outer }: PlanContours, leastMm: number): Width[] => {
  const widths: Width[] = [];
  const inside = cutOuts.filter(({ polygon, hole }) => surrounds(outer, hole?.centre ?? polygon[0] ?? [0, 0]));
  eachPair(inside, leastMm, (a, b) => {
    const widthMm = gapBetween(a, b);
    if (!isTooThin(widthMm, leastMm) || meets(a, b)) return;
    widths.push({ widthMm, at: middleOf(cornerTowards(a, b), cornerTowards(b, a)) });
  });
  return widths;
};

/** The corner of one cut-out that is nearest to another. */
const cornerTowards = ({ polygon }: CutOut, other: CutOut): Point => {
  const distanceFrom = (point: Point) =>
    other.hole
      ? Math.hypot(point[0] - other.hole.centre[0], point[1] - other.hole.centre[1])
      : distanceTo(other.polygon, point);
  return nearestOf(polygon, distanceFrom);
};

const nearestOf = (polygon: readonly Point[], distanceFrom: (point: Point) => number): Point =>
  polygon.reduce<{ point: Point; distance: number }>(
    (best, point) => {
      const distance = distanceFrom(point);
      return distance < best.distance ? { point, distance } : best;
    },
    { point: [0, 0], distance: Infinity },
  ).point;

/** Whether one of two cut-outs with a gap between their contours lies in the other, or crosses it. */
const meets = (a: CutOut, b: CutOut): boolean => reachesInto(a, b) || reachesInto(b, a) || areCrossed(a, b);

const areCrossed = (a: CutOut, b: CutOut): boolean =>
  a.hole === null && b.hole === null && polygonsCross(a.polygon, b.polygon);

const reachesInto = (one: CutOut, other: CutOut): boolean =>
  one.hole !== null && other.hole === null
    ? surrounds(other.polygon, one.hole.centre)
    : other.hole === null && one.polygon.some((point) => surrounds(other.polygon, point));

const besideEdge = ({ cutOuts, outer }: PlanContours, leastMm: number): Width[] =>
  cutOuts.flatMap((cutOut) => {
    const widthMm = widthToEdge(cutOut, outer);
    return isTooThin(widthMm, leastMm)
      ? [{ widthMm, at: nearestOf(cutOut.polygon, (point) => distanceTo(outer, point)) }]
      : [];
  });

/** Material between a cut-out and the plate's edge; infinite where it does not lie within the plate. */
const widthToEdge = ({ hole, polygon }: CutOut, outer: Point[]): number => {
  if (hole !== null)
    return surrounds(outer, hole.centre) ? distanceTo(outer, hole.centre) - hole.radiusMm : Number.POSITIVE_INFINITY;
  return polygon.every((point) => surrounds(outer, point)) ? distanceBetween(polygon, outer) : Number.POSITIVE_INFINITY;
};

/** Contours with more corners are not searched for strips. */
const mostCorners = 400;

/** Widths of the plate square to its edges, from the middle of each to the facing edge, where narrower than `leastMm`. */
export const stripsOf = (outer: Point[], leastMm: number): Width[] => {
  if (outer.length > mostCorners) return [];
  const turn = signedArea(outer) > 0 ? 1 : -1;
  const edges = outer.map((from, index) => edgeOf(from, outer[(index + 1) % outer.length] ?? from, turn));
  return edges.flatMap((edge) => {
    if (edge.lengthMm < 1e-6) return [];
    const widths = edges.map((other) => widthTo(edge, other)).filter((width) => width < leastMm);
    return widths.length === 0 ? [] : [{ widthMm: Math.min(...widths), at: edge.middle }];
  });
};

type Edge = { from: Point; to: Point; middle: Point; inwards: Point; lengthMm: number };

const edgeOf = (from: Point, to: Point, turn: number): Edge => {
  const lengthMm = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const inwards: Point = [(-turn * (to[1] - from[1])) / (lengthMm || 1), (turn * (to[0] - from[0])) / (lengthMm || 1)];
  return { from, to, middle: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], inwards, lengthMm };
};

/** Edges face each other when they are within 20 degrees of parallel. */
const facing = -Math.cos((20 * Math.PI) / 180);

const widthTo = ({ middle, inwards }: Edge, other: Edge): number => {
  if (inwards[0] * other.inwards[0] + inwards[1] * other.inwards[1] > facing) return Number.POSITIVE_INFINITY;
  const along: Point = [other.to[0] - other.from[0], other.to[1] - other.from[1]];
  const apart: Point = [other.from[0] - middle[0], other.from[1] - middle[1]];
  const det = inwards[0] * along[1] - inwards[1] * along[0];
  const width = (apart[0] * along[1] - apart[1] * along[0]) / det;
  const place = (apart[0] * inwards[1] - apart[1] * inwards[0]) / det;
  return width > 1e-6 && place >= 0 && place <= 1 ? width : Number.POSITIVE_INFINITY;
};

const signedArea = (polygon: Point[]): number =>
  polygon.reduce((sum, from, index) => {
    const to = polygon[(index + 1) % polygon.length] ?? from;
    return sum + from[0] * to[1] - to[0] * from[1];
  }, 0);
