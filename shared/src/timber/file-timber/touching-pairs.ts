import type { Body, Frame, Vector } from '../../geometry/body/body.schema.ts';
import { cross, dot, lengthOf, localIn, normalOf, pointIn, subtract, times } from '../../geometry/body/vectors.ts';
import { type PlacedBox, placedBox } from '../../parts/assemblies/placed-part.ts';
import type { PartFacts } from '../../parts/part-facts.schema.ts';

/** A part and the wood that it touches, once for all pieces that lie in it alike. */
export type TouchingPair = {
  steel: PartFacts;
  wood: PartFacts;
  /** Where the wood lies in the coordinates of the steel. */
  place: Frame;
  /** How deep their blanks lie in each other, mm; less than 0: so far apart. */
  overlapMm: number;
  /** How much of a distance between them may come from axes that the file rounds, mm. */
  slackMm: number;
  /** Places of the pieces among those of the part. */
  pieces: Set<number>;
};

/** Steel further away than this does not touch the wood, mm. */
export const touchMm = 1;

/** More different joints are not compared. */
const mostPairs = 2_000;

/** More boxes are not looked at; where two meet, that is as much work as so many that do not. */
const mostBoxes = 20_000_000;
const boxesPerMeeting = 20;

/** A file that rounds its axes more than that says too little of places, mm. */
const mostSlackMm = 5;

type Placed = { part: PartFacts; piece: number; box: PlacedBox };

const placedOf = (parts: readonly PartFacts[]): Placed[] =>
  parts.flatMap((part) =>
    part.placements.map((placement, piece) => ({ part, piece, box: placedBox(part, placement) })),
  );

/**
 * Placed steel and the wood that it touches or lies in, in the order of the parts; joints of one kind are one pair.
 * `axisRounding`: how far (sine) axes may be off as the file writes them.
 */
export const touchingPairs = (
  steel: readonly PartFacts[],
  wood: readonly PartFacts[],
  axisRounding: number,
): TouchingPair[] => {
  const woods = placedOf(wood).sort((a, b) => a.box.min[0] - b.box.min[0]);
  const longest = Math.max(0, ...woods.map(({ box }) => box.max[0] - box.min[0]));
  const pairs = new Map<string, TouchingPair>();
  let looked = 0;
  for (const one of placedOf(steel))
    for (let at = firstFrom(woods, one.box.min[0] - longest - touchMm); at < woods.length; at += 1) {
      const other = woods[at];
      looked += 1;
      if (other === undefined || other.box.min[0] > one.box.max[0] + touchMm) break;
      if (pairs.size >= mostPairs || looked > mostBoxes) return sorted(pairs);
      if (!boxesMeet(one.box, other.box)) continue;
      looked += boxesPerMeeting;
      addPair({ pairs, axisRounding }, one, other);
    }
  return sorted(pairs);
};

const sorted = (pairs: ReadonlyMap<string, TouchingPair>): TouchingPair[] =>
  [...pairs.values()].sort((a, b) => a.wood.index - b.wood.index || a.steel.index - b.steel.index);

const firstFrom = (woods: readonly Placed[], fromMm: number): number => {
  let [low, high] = [0, woods.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((woods[middle]?.box.min[0] ?? 0) < fromMm) low = middle + 1;
    else high = middle;
  }
  return low;
};

const boxesMeet = (a: PlacedBox, b: PlacedBox): boolean =>
  ([0, 1, 2] as const).every((axis) => a.min[axis] < b.max[axis] + touchMm && b.min[axis] < a.max[axis] + touchMm);

const addPair = (
  { pairs, axisRounding }: { pairs: Map<string, TouchingPair>; axisRounding: number },
  one: Placed,
  other: Placed,
): void => {
  const [own, its] = [one.part.placements[one.piece], other.part.placements[other.piece]];
  if (own === undefined || its === undefined) return;
  const place = relativePlace(own, its);
  if (isSamePlace(place)) return;
  const key = keyOf(one.part.index, other.part.index, place);
  const known = pairs.get(key);
  if (known !== undefined) return void known.pieces.add(one.piece);
  const overlapMm = overlapOf(one.part.body.blankMm, other.part.body.blankMm, place);
  const slackMm = slackOf(one.part, place, axisRounding);
  if (overlapMm < -touchMm || slackMm > mostSlackMm) return;
  pairs.set(key, {
    steel: one.part,
    wood: other.part,
    place,
    overlapMm,
    slackMm,
    pieces: new Set([one.piece]),
  });
};

const relativePlace = (own: Frame, its: Frame): Frame => {
  const turned = (axis: Vector): Vector => [dot(axis, own.xAxis), dot(axis, own.yAxis), dot(axis, normalOf(own))];
  return { origin: localIn(own, its.origin), xAxis: turned(its.xAxis), yAxis: turned(its.yAxis) };
};

const keyOf = (steel: number, wood: number, { origin, xAxis, yAxis }: Frame): string => {
  const rounded = (vector: Vector, per: number) => vector.map((value) => Math.round(value * per) + 0).join();
  return [steel, wood, rounded(origin, 50), rounded(xAxis, 1e5), rounded(yAxis, 1e5)].join(';');
};

/** Parts that a file lays onto one another by their corners are listed, not built together. */
const isSamePlace = ({ origin, xAxis, yAxis }: Frame): boolean =>
  lengthOf(origin) < 1e-6 && Math.abs(xAxis[0] - 1) < 1e-9 && Math.abs(yAxis[1] - 1) < 1e-9;

type Size = Body['blankMm'];

const halfOf = ({ length, height, width }: Size): Vector => [length / 2, height / 2, width / 2];

/** How deep two boxes lie in each other along the axis on which they do so least (separating axes); negative: how far apart. */
const overlapOf = (own: Size, its: Size, place: Frame): number => {
  const [a, b] = [halfOf(own), halfOf(its)];
  const axes = [place.xAxis, place.yAxis, normalOf(place)];
  const apart = subtract(pointIn(place, b), a);
  const units: Vector[] = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  const crossed = units
    .flatMap((unit) => axes.map((axis) => cross(unit, axis)))
    .filter((axis) => lengthOf(axis) > 1e-3);
  return Math.min(
    ...[...units, ...axes, ...crossed].map((axis) => {
      const along = times(axis, 1 / lengthOf(axis));
      const reach = a.reduce((sum, half, at) => sum + half * Math.abs(along[at] ?? 0), 0);
      const its = b.reduce((sum, half, at) => sum + half * Math.abs(dot(axes[at] ?? axis, along)), 0);
      return reach + its - Math.abs(dot(apart, along));
    }),
  );
};

/**
 * How far two parts may stand apart for the digits of their axes alone, mm: a beam whose axis is written with three digits lies some
 * millimetres off at its far end.
 */
const slackOf = ({ body: { blankMm } }: PartFacts, place: Frame, axisRounding: number): number => {
  const middle = halfOf(blankMm);
  return axisRounding * (lengthOf(subtract(place.origin, middle)) + 3 * lengthOf(middle));
};
