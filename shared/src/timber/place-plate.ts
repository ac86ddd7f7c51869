import type { Point } from '../geometry/body/path.ts';
import type { PlateShape } from '../geometry/plan-rules/find-places.ts';
import type { TimberChoice } from './timber-choice.schema.ts';
import { type TimberDistances, timberDistances } from './timber-distances.ts';
import type { TimberFeature, TimberMember } from './timber-member.ts';
import { type TimberPlay, usualTimberPlay } from './timber-play.record.ts';

/** What of a plate its wood depends on. */
export type PlateOutline = Pick<PlateShape, 'box' | 'thicknessMm' | 'holes'>;

/** What of a placement misses the geometry rules of EN 1995-1-1, or does not fit; mm. */
export type TimberRemark = {
  rule: keyof TimberDistances | 'side-wood' | 'outside' | 'no-fastener' | 'sticks-out';
  measuredMm: number;
  leastMm: number;
};

/** A hole of the plate in the wood. */
export type WoodHole = { xMm: number; yMm: number; steelMm: number; fastenerMm: number; woodMm: number };

export type PlacedPlate = {
  member: Omit<TimberMember, 'place' | 'role' | 'shownMm'>;
  holes: WoodHole[];
  remarks: TimberRemark[];
  /** A point of the plate's plan in the wood, at its middle height. */
  inWood: (point: Point) => [xMm: number, yMm: number];
};

const usualDowels = [6, 8, 10, 12, 16, 20, 24, 30];

/** How much wider than its bolt a hole in steel is, mm (EN 1090-2, table 11). */
export const clearanceMm = (steelMm: number): number => (steelMm < 17 ? 1 : steelMm < 29 ? 2 : 3);

/** What goes through a hole in steel, mm: a dowel 1 mm thinner (German annex), a bolt by the clearance of EN 1090-2, table 11. */
export const fastenerOf = (steelMm: number, fastener: TimberChoice['fastener']): number =>
  fastener === 'dowel' ? (usualDowels.findLast((d) => d <= steelMm - 0.5 + 1e-6) ?? 0) : steelMm - clearanceMm(steelMm);

/**
 * A plate laid into or onto the end of a piece of wood: the wood's coordinates begin at its end, x along it, y up, z across.
 * Holes of the plate that lie in the wood become holes in it, on the same axes; a slot takes the plate with its play.
 * Geometry alone: whether the joint carries is for an engineer. Pure.
 */
export const placePlate = (
  { box: [low, high], thicknessMm, holes }: PlateOutline,
  choice: TimberChoice,
): PlacedPlate => {
  const { widthMm, heightMm, reachMm, offsetMm, seat, fastener, slotPlayMm, slotBeyondMm, boltPlayMm } = choice;
  const along = lengthwise(choice.end);
  const [lengthMm, breadthMm] = along === 0 ? sizes(low, high) : (sizes(low, high).toReversed() as [number, number]);
  const inWood = (point: Point): [number, number] => {
    const [u, v] = along === 0 ? [point[0] - low[0], point[1] - low[1]] : [point[1] - low[1], point[0] - low[0]];
    const isAhead = choice.end === 'right' || choice.end === 'top';
    const x = isAhead ? u - (lengthMm - reachMm) : reachMm - u;
    return [x, heightMm / 2 + offsetMm + (v - breadthMm / 2)];
  };
  const inside = holes
    .filter(({ isThrough }) => isThrough)
    .map(({ centre, diameterMm }): WoodHole => {
      const [xMm, yMm] = inWood(centre);
      const fastenerMm = fastenerOf(diameterMm, fastener);
      return { xMm, yMm, steelMm: diameterMm, fastenerMm, woodMm: fastenerMm + (fastener === 'bolt' ? boltPlayMm : 0) };
    })
    .filter(({ xMm }) => xMm > 0 && xMm < choice.lengthMm);
  const usable = inside.filter(({ fastenerMm, yMm }) => fastenerMm > 0 && yMm > 0 && yMm < heightMm);
  const drilled = usable.map(
    ({ xMm, yMm, woodMm }): TimberFeature => ({
      kind: 'hole',
      at: [xMm, yMm, 0],
      direction: [0, 0, 1],
      diameterMm: woodMm,
      depthMm: null,
      use: fastener,
    }),
  );
  const half = (thicknessMm + slotPlayMm) / 2;
  const slot: TimberFeature[] =
    seat === 'slot'
      ? [
          {
            kind: 'slot',
            from: [0, 0, widthMm / 2 - half],
            to: [Math.min(reachMm + slotBeyondMm, choice.lengthMm), heightMm, widthMm / 2 + half],
          },
        ]
      : [];
  return {
    member: { heightMm, widthMm, features: [...slot, ...drilled] },
    holes: usable,
    remarks: remarksOf({ inside, usable, choice, breadthMm, sideMm: seat === 'slot' ? widthMm / 2 - half : widthMm }),
    inWood,
  };
};

const lengthwise = (end: TimberChoice['end']): 0 | 1 => (end === 'right' || end === 'left' ? 0 : 1);

const sizes = (low: Point, high: Point): [number, number] => [high[0] - low[0], high[1] - low[1]];

type Judged = {
  inside: readonly WoodHole[];
  usable: readonly WoodHole[];
  choice: TimberChoice;
  breadthMm: number;
  sideMm: number;
};

const below = (rule: TimberRemark['rule'], measuredMm: number, leastMm: number): TimberRemark[] =>
  measuredMm < leastMm - 0.005
    ? [{ rule, measuredMm: Math.round(measuredMm * 100) / 100, leastMm: Math.round(leastMm * 100) / 100 }]
    : [];

/** Distances for force along the grain and across it, as what loads the joint is not known. */
const remarksOf = ({ inside, usable, choice, breadthMm, sideMm }: Judged): TimberRemark[] => {
  const { heightMm, offsetMm, fastener } = choice;
  if (inside.length === 0) return [{ rule: 'no-fastener', measuredMm: 0, leastMm: 1 }];
  const out = inside.length - usable.length;
  const d = Math.max(...usable.map(({ fastenerMm }) => fastenerMm), 0);
  const least = timberDistances(fastener, d, 'both');
  const xs = distinct(usable.map(({ xMm }) => xMm));
  const ys = distinct(usable.map(({ yMm }) => yMm));
  const plateEdgeMm = heightMm / 2 - Math.abs(offsetMm) - breadthMm / 2;
  return [
    ...(out > 0 ? [{ rule: 'outside' as const, measuredMm: out, leastMm: 0 }] : []),
    ...(usable.length === 0
      ? []
      : [
          ...below('a3t', Math.min(...xs), Math.max(least.a3t, least.a3c)),
          ...below('a4t', Math.min(...ys, ...ys.map((y) => heightMm - y)), least.a4t),
          ...(xs.length > 1 ? below('a1', closest(xs), least.a1) : []),
          ...(ys.length > 1 ? below('a2', closest(ys), least.a2) : []),
          ...below('side-wood', sideMm, Math.max(4 * d, 30)),
        ]),
    ...below('sticks-out', plateEdgeMm, 0),
  ];
};

const distinct = (values: readonly number[]): number[] =>
  [...values].sort((a, b) => a - b).filter((value, index, all) => index === 0 || value - (all[index - 1] ?? 0) > 0.5);

const closest = (values: readonly number[]): number =>
  Math.min(...values.slice(1).map((value, index) => value - (values[index] ?? 0)));

/** What is proposed for a plate: a usual section about it, the play of the company or what is usual, and the wood's end before the holes that lie apart from the others. */
export const proposedTimber = (
  { box: [low, high], thicknessMm, holes }: PlateOutline,
  play: TimberPlay = usualTimberPlay,
): TimberChoice => {
  const [p, q] = sizes(low, high);
  const [axis, lengthMm, breadthMm]: [0 | 1, number, number] = p >= q ? [0, p, q] : [1, q, p];
  const us = distinct(holes.map(({ centre }) => centre[axis] - low[axis]));
  const heightMm = usualHeights.find((mm) => mm >= breadthMm + 20) ?? Math.ceil((breadthMm + 20) / 10) * 10;
  return {
    widthMm: thicknessMm > 12 ? 160 : 140,
    heightMm,
    lengthMm: 1000,
    seat: 'slot',
    end: axis === 0 ? 'right' : 'top',
    reachMm: Math.min(
      lengthMm,
      Math.max(20, lengthMm - endBefore(us, lengthMm, (u) => dowelAfter(holes, low, axis, u))),
    ),
    offsetMm: 0,
    fastener: 'dowel',
    ...play,
  };
};

const usualHeights = [100, 120, 140, 160, 180, 200, 240, 280, 320, 360, 400, 480, 600];

/** The thickest dowel that fits the holes from a place on. */
const dowelAfter = (holes: PlateShape['holes'], low: Point, axis: 0 | 1, fromMm: number): number =>
  Math.max(
    0,
    ...holes
      .filter(({ centre }) => centre[axis] - low[axis] >= fromMm - 0.5)
      .map(({ diameterMm }) => fastenerOf(diameterMm, 'dowel')),
  );

/** Before the holes beyond the widest gap between them, by the loaded end's distance up to whole 5 mm; in the middle without holes. */
const endBefore = (us: readonly number[], lengthMm: number, dowelFrom: (u: number) => number): number => {
  if (us.length === 0) return Math.round(lengthMm / 2);
  const gaps = us.map((u, index) => u - (us[index - 1] ?? u));
  const first = us.length < 2 || Math.max(...gaps) < 80 ? 0 : gaps.indexOf(Math.max(...gaps));
  const u = us[first] ?? 0;
  return Math.max(0, u - Math.ceil(timberDistances('dowel', dowelFrom(u), 'both').a3t / 5) * 5);
};
