import { expect, test } from 'vitest';
import { workedFacts, workedPart } from '../../../samples/worked-parts.ts';
import { bodyOf } from '../../../test/geometry/sample-bodies.ts';
import type { AssemblyFacts } from '../../files/document/reading.schema.ts';
import type { Vector } from '../../geometry/body/body.schema.ts';
import type { Part } from '../part.ts';
import type { Placement } from '../part-facts.schema.ts';
import type { Seam } from './seam.schema.ts';
import { checkSeamAccess, hiddenSeams } from './torch-access.ts';

/** A plate by the corner and the size of its box along x, y and z. */
const block = (index: number, size: Vector, ...corners: Vector[]): Part =>
  workedPart(
    workedFacts({
      index,
      name: `P${index}`,
      assembly: 1,
      quantitySingle: corners.length,
      thicknessMm: Math.min(...size),
      body: bodyOf(size),
      placements: corners.map((origin): Placement => ({ origin, xAxis: [1, 0, 0], yAxis: [0, 1, 0] })),
    }),
    { quantitySingle: corners.length, quantity: corners.length },
  );

const hidden = (...parts: Part[]) =>
  hiddenSeams(parts, new Map()).map(({ one, other, hiddenMm }) => [one.index, other.index, Math.round(hiddenMm)]);

const long = 1000;
const [floor, lid] = [block(1, [long, 10, 200], [0, 0, 0]), block(2, [long, 10, 200], [0, 110, 0])];
const walls = block(3, [long, 100, 10], [0, 10, 20], [0, 10, 170]);
const ends = block(4, [10, 100, 140], [0, 10, 30], [long - 10, 10, 30]);

test('a T, an open channel and a box without its lid are welded on both sides', () => {
  expect(hidden(floor, block(3, [long, 100, 10], [0, 10, 95]))).toEqual([]);
  expect(hidden(floor, walls)).toEqual([]);
  expect(hidden(floor, walls, ends)).toEqual([]);
});

test('inside of a closed box nobody welds: half of its seams, and all those of what stands in it', () => {
  // two walls at the floor and at the lid, inside along their length between the ends
  const inside = 2 * (long - 20);
  const found = hidden(floor, lid, walls, ends);
  expect(found.find(([one, other]) => one === 1 && other === 3)?.[2]).toBeGreaterThanOrEqual(inside);
  expect(found.find(([one, other]) => one === 2 && other === 3)?.[2]).toBeGreaterThanOrEqual(inside);
  const rib = block(5, [10, 100, 140], [495, 10, 30]);
  expect(hidden(floor, lid, walls, ends, rib).filter(([, other]) => other === 5)).toHaveLength(3);
});

test('a box is reached through its open end as far as the torch is long', () => {
  const short = 150;
  const open = [
    block(1, [short, 10, 200], [0, 0, 0]),
    block(2, [short, 10, 200], [0, 110, 0]),
    block(3, [short, 100, 10], [0, 10, 20], [0, 10, 170]),
  ];
  expect(hidden(...open)).toEqual([]);
});

test('between ribs that stand too close no torch fits, and beside them it does', () => {
  const plate = block(1, [400, 10, 400], [0, 0, 0]);
  const ribs = (apart: number) => block(2, [10, 200, 400], [150, 10, 0], [160 + apart, 10, 0]);
  expect(hidden(plate, ribs(20))).toEqual([[1, 2, 800]]);
  expect(hidden(plate, ribs(120))).toEqual([]);
});

test('a wall with an opening hides nothing', () => {
  const holed = {
    ...lid,
    facts: { ...lid.facts, measures: { ...lid.facts.measures, holes: [{ diameterMm: 90, depthMm: 10, count: 1 }] } },
  };
  expect(hidden(floor, holed, walls, ends)).toEqual([]);
});

test('where a third part lies in the corner there is no seam to be reached', () => {
  const plate = block(1, [400, 10, 400], [0, 0, 0]);
  const wall = block(2, [400, 200, 10], [0, 10, 0]);
  expect(hidden(plate, wall, block(3, [400, 8, 100], [0, 10, 10]))).toEqual([]);
});

test('one finding says how much of a welded assembly is hidden, and where most of it is', () => {
  const plate = block(1, [400, 10, 400], [0, 0, 0]);
  const ribs = block(2, [10, 200, 400], [150, 10, 0], [180, 10, 0]);
  const seams: Seam[] = [{ parts: [1, 2], aMm: 4, lengthMm: 1600, origin: 'assumed' }];
  const said = (isWelded: boolean) =>
    checkSeamAccess({ isWelded, facts: { seams } as AssemblyFacts }, [plate, ribs], new Map());
  const values = { one: 'P1', other: 'P2', hiddenMm: 800 };
  expect(said(true)).toEqual([{ code: 'warn.seam-hidden', values, effect: 'warn' }]);
  expect(said(false)).toEqual([]);
});
