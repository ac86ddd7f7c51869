import { expect, test } from 'vitest';
import { bodyOf, longHole, workOn } from '../../test/geometry/sample-bodies.ts';
import { plateBody } from '../files/single-parts/write-single-parts.ts';
import { areaOf, perimeterOf } from '../geometry/body/path.ts';
import { measureBody } from '../geometry/measure-body.ts';
import { loadKernel } from '../geometry/solids/unite-deep.ts';
import { type FlatPattern, flatPattern } from './flat-pattern.ts';

const kernel = await loadKernel();
const size: [number, number, number] = [300, 10, 200];
const { work, drill, lap, contour, cutEnd } = workOn(1, size);

const patternOf = (...processings: Parameters<typeof bodyOf>[1] & object): FlatPattern => {
  const found = flatPattern(kernel, bodyOf(size, processings), null);
  if (typeof found === 'string') throw new Error(found);
  return found;
};

test('a plate without work is its rectangle', () => {
  const { outer, holes, cutOuts, thicknessMm, sizeMm } = patternOf();
  expect(areaOf(outer)).toBe(60_000);
  expect(perimeterOf(outer)).toBe(1000);
  expect({ holes, cutOuts, thicknessMm, sizeMm }).toEqual({
    holes: [],
    cutOuts: [],
    thicknessMm: 10,
    sizeMm: [300, 200],
  });
});

test('round holes are circles where the file has them, a long hole keeps its arcs', () => {
  const { holes, cutOuts } = patternOf(
    drill(50, 40, 18),
    drill(250, 40, 22),
    work('FreeContour', { CounterSink: true }, [longHole(150, 100, 60, 20)]),
  );
  expect(holes).toEqual([
    { centre: [50, 40], radiusMm: 9 },
    { centre: [250, 40], radiusMm: 11 },
  ]);
  expect(cutOuts).toHaveLength(1);
  const [slot = []] = cutOuts;
  expect(slot.map(({ kind }) => kind)).toEqual(['line', 'arc', 'line', 'arc']);
  // 60 x 20 between the centres and one circle of 20
  expect(Math.abs(areaOf(slot))).toBeCloseTo(1200 + Math.PI * 100, 6);
});

test('a hole over the edge becomes one exact arc of the outline', () => {
  const { outer, holes } = patternOf(drill(150, 0, 40));
  const arcs = outer.filter((piece) => piece.kind === 'arc');
  expect(holes).toEqual([]);
  expect(arcs).toHaveLength(1);
  expect(arcs[0]?.radius).toBeCloseTo(20, 9);
  expect(Math.abs(arcs[0]?.sweepRad ?? 0)).toBeCloseTo(Math.PI, 4);
  expect(areaOf(outer)).toBeCloseTo(60_000 - (Math.PI * 400) / 2, 1);
});

test('two holes that meet become one opening of two arcs', () => {
  const { holes, cutOuts } = patternOf(drill(140, 100, 40), drill(160, 100, 40));
  expect(holes).toEqual([]);
  expect(cutOuts).toHaveLength(1);
  expect(cutOuts[0]?.map(({ kind }) => kind)).toEqual(['arc', 'arc']);
  // Two circles of radius 20 whose centres are 20 apart: 2 pi r2 - (2 r2 acos(d / 2r) - d / 2 sqrt(4 r2 - d2))
  const lens = 2 * 400 * Math.acos(0.5) - 10 * Math.sqrt(1600 - 400);
  expect(Math.abs(areaOf(cutOuts[0] ?? []))).toBeCloseTo(2 * Math.PI * 400 - lens, 1);
});

test('rounded corners of a form are arcs of the outline', () => {
  const round = { shape: 'round', sizeMm: 30 } as const;
  const body = plateBody({
    kind: 'plate',
    name: 'p',
    drawingNumber: '',
    quantity: 1,
    grade: 'S235JR',
    lengthMm: 400,
    widthMm: 250,
    thicknessMm: 12,
    corners: [round, round, round, round],
    openings: [],
  });
  const pattern = flatPattern(kernel, body, null);
  if (typeof pattern === 'string') throw new Error(pattern);
  expect(pattern.outer.filter(({ kind }) => kind === 'arc')).toHaveLength(4);
  expect(areaOf(pattern.outer)).toBeCloseTo(400 * 250 - (4 - Math.PI) * 900, 6);
});

test('a blind hole is a pocket of its depth, on the side it is drilled from', () => {
  const other = workOn(3, size);
  const { holes, pockets } = patternOf(drill(50, 50, 20, 4), other.drill(50, 50, 20, 6));
  expect(holes).toEqual([]);
  expect(pockets.map(({ depthMm, isBehind }) => [depthMm, isBehind])).toEqual([
    [4, false],
    [6, true],
  ]);
});

test('what the file only marks takes nothing and keeps its place', () => {
  const marked = {
    ...contour([
      [10, 10],
      [60, 10],
      [60, 30],
    ]),
    kind: 'PenContour',
  };
  const { marks, cutOuts, outer } = patternOf(
    marked,
    work('Text', { StartX: 20, StartY: 30, Angle: 0, TextHeight: 12, Text: 'P1' }),
  );
  expect(cutOuts).toEqual([]);
  expect(areaOf(outer)).toBe(60_000);
  expect(marks[0]).toMatchObject({ kind: 'line' });
  expect(marks[1]).toEqual({ kind: 'text', at: [20, 30], text: 'P1', heightMm: 12, turnDeg: 0 });
});

test('work that is not square, unknown work, several pieces and nothing left have no flat pattern', () => {
  const reasonOf = (...processings: Parameters<typeof bodyOf>[1] & object) =>
    flatPattern(kernel, bodyOf(size, processings), null);
  expect(reasonOf(cutEnd('start', 20, 90, 45))).toBe('not-square');
  expect(reasonOf(lap({ x: 20, y: 0, length: 50, width: 200, depth: 4 }))).toBe('not-square');
  expect(reasonOf(work('Unheard', {}))).toBe('unmade');
  expect(
    reasonOf(
      contour(
        [
          [140, -10],
          [160, -10],
          [160, 210],
          [140, 210],
        ],
        { CounterSink: true },
      ),
    ),
  ).toBe('falls-apart');
  expect(
    reasonOf(
      contour(
        [
          [-10, -10],
          [310, -10],
          [310, 210],
          [-10, 210],
        ],
        { CounterSink: true },
      ),
    ),
  ).toBe('nothing-left');
});

test('area and length of the pattern are those of the measures', () => {
  const body = bodyOf(size, [
    drill(50, 40, 18),
    cutEnd('start', 20, 60),
    drill(300, 100, 50),
    contour(
      [
        [100, 80],
        [150, 80],
        [120, 140],
      ],
      { CounterSink: true },
    ),
  ]);
  const pattern = flatPattern(kernel, body, null);
  if (typeof pattern === 'string') throw new Error(pattern);
  const { measures } = measureBody(kernel, body, null, { category: 'FLAT', profileFamily: null });
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const { outer, cutOuts, holes } = pattern;
  const area =
    areaOf(outer) -
    sum(cutOuts.map((path) => Math.abs(areaOf(path)))) -
    sum(holes.map(({ radiusMm }) => Math.PI * radiusMm ** 2));
  const length = sum([outer, ...cutOuts].map(perimeterOf)) + sum(holes.map(({ radiusMm }) => 2 * Math.PI * radiusMm));
  expect(area * 10).toBeCloseTo(measures.netVolumeMm3, -2);
  expect(length).toBeCloseTo(measures.contourMm, 0);
});
