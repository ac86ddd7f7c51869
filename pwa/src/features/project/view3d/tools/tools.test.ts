import { expect, test } from 'vitest';
import type { Mark } from '../picking/create-raycaster.ts';
import { hiddenAfter } from './hidden-parts.ts';
import { marksAfter, measured } from './measure.ts';

const corner: Mark = { kind: 'corner', point: [0, 0, 0] };
const edge: Mark = { kind: 'edge', point: [-30, 40, 0] };
const hole: Mark = { kind: 'hole', point: [120, 0, 50], diameterMm: 18 };

test('parts are hidden, and shown again when all of them were hidden', () => {
  expect([...hiddenAfter(new Set([1]), [1, 2])]).toEqual([1, 2]);
  expect([...hiddenAfter(new Set([1, 2, 3]), [1, 2])]).toEqual([3]);
});
test('two points measure their distance, also along the axes', () =>
  expect(measured([corner, edge])).toEqual({
    kind: 'distance',
    lengthMm: 50,
    alongMm: [30, 40, 0],
    betweenMiddles: false,
  }));
test('one hole measures its diameter, with a second point the distance from its middle', () => {
  expect(measured([hole])).toEqual({ kind: 'diameter', diameterMm: 18 });
  expect(measured([hole, corner])).toMatchObject({ kind: 'distance', lengthMm: 130, betweenMiddles: true });
});
test('a third mark begins a new measurement', () => {
  expect(marksAfter([corner], edge)).toEqual([corner, edge]);
  expect(marksAfter([corner, edge], hole)).toEqual([hole]);
});
