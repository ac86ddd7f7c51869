import { expect, test } from 'vitest';
import { clipPolygon } from './trace-of.ts';

const square: [number, number][] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

test('a line cuts a polygon into the part on its normal side', () => {
  const cut = clipPolygon(square, { normal: [1, 0], offset: 4 });
  expect(cut).toHaveLength(4);
  expect(cut).toEqual(
    expect.arrayContaining([
      [4, 0],
      [10, 0],
      [10, 10],
      [4, 10],
    ]),
  );
});

test('a line beside it leaves all or nothing', () => {
  expect(clipPolygon(square, { normal: [1, 0], offset: -1 })).toEqual(square);
  expect(clipPolygon(square, { normal: [1, 0], offset: 11 })).toEqual([]);
});
