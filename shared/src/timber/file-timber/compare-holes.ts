import type { Vector } from '../../geometry/body/body.schema.ts';
import { dot, localIn } from '../../geometry/body/vectors.ts';
import { clearanceMm, fastenerOf } from '../place-plate.ts';
import { type HoleAxis, offAxis, offHole, stretchIn, turnedInto } from './hole-axes.ts';
import type { TimberRemarkCode } from './timber-remarks.ts';
import { type TouchingPair, touchMm } from './touching-pairs.ts';

/** What does not fit at one place, in the coordinates of the steel; the values of its finding that are numbers. */
export type Misfit = { code: TimberRemarkCode; at: Vector; values: Record<string, number> };

/** A hole of the steel with the drilling of the wood that is meant for it. */
export type HoleMatch = { hole: HoleAxis; drilling: HoleAxis; offMm: number };

export type ComparedHoles = {
  matches: HoleMatch[];
  /** Holes in front of the wood's blank without a drilling. */
  open: HoleAxis[];
  /** Drillings without a hole. */
  spare: HoleAxis[];
};

/** Thinner holes are for nails and screws, which need no drilling. */
const leastHoleMm = 9;

/** Wood that holds a fastener is at least so thick. */
const leastWoodMm = 10;

const parallel = Math.cos(Math.PI / 360);

const isParallel = (a: HoleAxis, b: HoleAxis): boolean => Math.abs(dot(a.direction, b.direction)) > parallel;

/** Pairs the holes of a part with the drillings of the wood it touches, the nearest first; each hole has one drilling. */
export const compareHoles = (
  { wood, place, slackMm }: Pick<TouchingPair, 'wood' | 'place' | 'slackMm'>,
  holes: readonly HoleAxis[],
  drillings: readonly HoleAxis[],
): ComparedHoles => {
  const inFront = holes.filter((hole) => isInFront(hole, { wood, place, slackMm }));
  const near = inFront
    .flatMap((hole) => drillings.map((drilling) => ({ hole, drilling, ...offHole(drilling, hole) })))
    .filter(({ hole, drilling, offMm, alongMm }) => {
      const reach = hole.toMm + touchMm + slackMm + 2;
      const isReached = alongMm > drilling.fromMm - reach && alongMm < drilling.toMm + reach;
      return isReached && isParallel(hole, drilling) && offMm < Math.max(hole.diameterMm, 10);
    })
    .sort((a, b) => a.offMm - b.offMm || a.drilling.diameterMm - b.drilling.diameterMm);
  const [taken, used] = [new Map<HoleAxis, HoleMatch>(), new Set<HoleAxis>()];
  for (const { hole, drilling, offMm } of near) {
    if (taken.has(hole) || used.has(drilling)) continue;
    taken.set(hole, { hole, drilling, offMm });
    used.add(drilling);
  }
  return {
    matches: [...taken.values()],
    open: inFront.filter((hole) => !taken.has(hole) && hole.diameterMm >= leastHoleMm && isForBolt(hole)),
    spare: drillings.filter((drilling) => !used.has(drilling) && drilling.diameterMm >= leastHoleMm - 1),
  };
};

/** A longer cut is let through by something else than a bolt: EN 1090-2, table 11, has long holes of 1.5 to 2.5 diameters. */
const longestTimes = 4;

const isForBolt = ({ diameterMm, long }: HoleAxis) =>
  long === undefined || 2 * long.halfMm + diameterMm <= longestTimes * diameterMm;

const isInFront = (hole: HoleAxis, { wood, place, slackMm }: Pick<TouchingPair, 'wood' | 'place' | 'slackMm'>) => {
  const stretch = stretchIn(wood.body.blankMm, localIn(place, hole.at), turnedInto(place, hole.direction));
  if (stretch === null || stretch[1] - stretch[0] < leastWoodMm) return false;
  const reach = touchMm + slackMm;
  return stretch[0] < hole.toMm + reach && stretch[1] > hole.fromMm - reach;
};

const tenth = (value: number) => Math.round(value * 10) / 10;

/** What is wrong with a hole and its drilling: their axes, or what goes through both; nothing when they fit. */
export const judgeMatch = (
  { hole, drilling, offMm }: HoleMatch,
  { slackMm, place }: Pick<TouchingPair, 'slackMm' | 'place'>,
): Misfit[] => {
  const [holeMm, drillingMm] = [tenth(hole.diameterMm), tenth(drilling.diameterMm)];
  const playMm = tenth(Math.max(0.5, Math.abs(holeMm - drillingMm) / 2));
  if (offMm > playMm + slackMm + 0.05)
    return [{ code: 'warn.timber-hole-offset', at: hole.at, values: { offsetMm: tenth(offMm), mostMm: playMm } }];
  const isAlongGrain = Math.abs(dot(drilling.direction, place.xAxis)) > parallel;
  return isAlongGrain ? [] : judgeSizes(hole, drilling, { holeMm, drillingMm });
};

/** A drilling twice as wide as the hole lets a head or a spanner in: it is none for the fastener. */
const accessTimes = 1.8;

/**
 * A bolt has at most 1 mm of play in wood (EN 1995-1-1, 10.4.3), and its hole in steel is wider than the bolt by the clearance
 * of EN 1090-2, table 11; a rod along the grain may be adjustable. A blind drilling may be thinner than the fastener: a screw cuts its own thread.
 */
const judgeSizes = (
  hole: HoleAxis,
  drilling: HoleAxis,
  { holeMm, drillingMm }: { holeMm: number; drillingMm: number },
): Misfit[] => {
  const mostMm = Math.max(fastenerOf(holeMm, 'bolt'), fastenerOf(holeMm, 'dowel')) + 1;
  const leastMm = holeMm - Math.max(2, clearanceMm(holeMm));
  if (drillingMm > mostMm + 0.05 && drillingMm < accessTimes * holeMm)
    return [{ code: 'warn.timber-drilling-wide', at: hole.at, values: { drillingMm, mostMm, holeMm } }];
  const { alongMm } = offAxis(drilling, hole.at);
  const isPassed = alongMm - drilling.fromMm > leastWoodMm && drilling.toMm - alongMm > leastWoodMm;
  return isPassed && holeMm >= leastHoleMm && drillingMm < leastMm - 0.05
    ? [{ code: 'warn.timber-drilling-narrow', at: hole.at, values: { drillingMm, leastMm, holeMm } }]
    : [];
};
