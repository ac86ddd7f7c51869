import type { Body, Frame, Processing, Vector } from '../../body/body.schema.ts';
import { cosDeg, sinDeg, unit } from '../../body/vectors.ts';
import { flagOf, type HalfSpace, numberOf, type Removal, type Removals } from '../removals/walls.ts';
import { type Bench, benchOf, between, halfFrom, heightOf } from './bench.ts';

type Work = { processing: Processing; frame: Frame; blankMm: Body['blankMm'] };

/**
 * JapaneseTenon: a gooseneck at the end: beyond the shoulder a neck of Width1 and Length1, then a head from Width2 to Width3 over Length2, from the side down to Offset
 * over the opposite side. With a lap the lowest LapDepth stands back by LapOffset for the other piece's seat.
 */
export const japaneseTenon = (work: Work): Removals => {
  const bench = benchOf(work);
  const neck = gooseneck(work.processing, bench, -1);
  if (neck === null) return 'unmade';
  const { lapOffset, seatMm, hasLap } = neck;
  const lap = between(bench, { ahead: [0, lapOffset], deep: [seatMm, Number.POSITIVE_INFINITY] });
  return [
    { kind: 'less', of: between(bench, { ahead: [Number.NEGATIVE_INFINITY, 0] }), kept: neck.parts },
    ...(hasLap ? [lap] : []),
  ];
};

/** JapaneseMortise: the gooseneck's hole from StartX into the piece. With a lap the piece's end stays as a seat, LapDepth high, LapOffset long before StartX. */
export const japaneseMortise = (work: Work): Removals => {
  const bench = benchOf(work);
  const neck = gooseneck(work.processing, bench, 1);
  if (neck === null) return 'unmade';
  const { lapOffset, seatMm, hasLap } = neck;
  const above = between(bench, { ahead: [-lapOffset, 0], deep: [Number.NEGATIVE_INFINITY, seatMm] });
  return [...neck.parts, ...(hasLap ? [above] : [])];
};

type Gooseneck = { parts: Removal[]; lapOffset: number; seatMm: number; hasLap: boolean };

const gooseneck = (processing: Processing, bench: Bench, direction: 1 | -1): Gooseneck | null => {
  const number = (name: string) => numberOf(processing, name);
  const [width1, width2, width3] = [number('Width1'), number('Width2'), number('Width3')];
  const [length1, length2] = [number('Length1'), number('Length2')];
  const floor = heightOf(bench) - number('Offset');
  const lap = { offset: number('LapOffset'), depth: number('LapDepth') };
  const cone = number('ConeAngle');
  const sizes = [length1 + length2, width1 + width2, floor];
  const others = [width1, width2, width3, length1, length2, lap.offset, lap.depth, number('MiddlePlane')];
  if (!(sizes.every((size) => size > 0) && others.every((size) => size >= 0) && cone >= 0 && cone < 90)) return null;
  const place: Place = {
    bench,
    direction,
    y: number('StartY'),
    middleMm: number('MiddlePlane'),
    coneDeg: cone,
    floorMm: floor,
  };
  const parts = [
    ...(length1 > 0 ? [wedge(place, { from: 0, to: length1, widths: [width1, width1] })] : []),
    ...(length2 > 0 ? [wedge(place, { from: length1, to: length1 + length2, widths: [width2, width3] })] : []),
  ];
  const hasLap = flagOf(processing, 'UseLap', true) && lap.offset > 0 && lap.depth > 0;
  return { parts, lapOffset: lap.offset, seatMm: heightOf(bench) - lap.depth, hasLap };
};

type Place = { bench: Bench; direction: 1 | -1; y: number; middleMm: number; coneDeg: number; floorMm: number };

/** A piece of the neck between two distances from the shoulder; its flanks close by the cone angle with the depth, the widths hold at MiddlePlane. */
const wedge = (
  { bench, direction, y, middleMm, coneDeg, floorMm }: Place,
  { from, to, widths: [first, last] }: { from: number; to: number; widths: [number, number] },
): Removal => {
  const fall = (first - last) / 2 / (to - from);
  const flank = (hand: number): HalfSpace => {
    const [l, w] = unit([-fall, -1, 0]);
    const inward: Vector = [direction * l * cosDeg(coneDeg), hand * w * cosDeg(coneDeg), -sinDeg(coneDeg)];
    return halfFrom(bench, inward, [direction * from, y + (hand * first) / 2, middleMm]);
  };
  const ahead: [number, number] = direction === 1 ? [from, to] : [-to, -from];
  const bounds = between(bench, { ahead, deep: [Number.NEGATIVE_INFINITY, floorMm] });
  return { kind: 'convex', within: [...bounds.within, flank(1), flank(-1)] };
};
