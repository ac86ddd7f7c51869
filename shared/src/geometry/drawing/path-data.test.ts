import { expect, test } from 'vitest';
import { pathData } from './path-data.ts';

test('lines that meet are one stroke, closed when they close', () => {
  expect(
    pathData([
      [0, 0, 10, 0],
      [10, 10, 10, 0],
      [10, 10, 0, 0],
    ]),
  ).toBe('M0 0L10 0L10 10Z');
  expect(
    pathData([
      [0, 0, 10, 0],
      [10, 0, 10, 5],
    ]),
  ).toBe('M0 0L10 0L10 5');
});

test('doubled and overlapping lines are drawn once', () => {
  expect(
    pathData([
      [0, 0, 10, 0],
      [4, 0, 20, 0],
      [0, 0, 10, 0],
    ]),
  ).toBe('M0 0L20 0');
  expect(
    pathData([
      [0, 0, 7, 5],
      [7, 5, 0, 0],
    ]),
  ).toBe('M0 0L7 5');
});

test('pieces of one line are joined, coordinates rounded to 0.01', () => {
  expect(
    pathData([
      [0, 0, 1.004, 0],
      [1.004, 0, 3, 0],
    ]),
  ).toBe('M0 0L3 0');
  expect(pathData([[0, 0, 0.1 + 0.2, 1 / 3]])).toBe('M0 0L0.3 0.33');
});

test('the order of lines and of their ends does not matter', () => {
  const lines: [number, number, number, number][] = [
    [0, 0, 10, 3],
    [10, 3, 12, 9],
    [12, 9, 0, 0],
    [20, 20, 30, 20],
  ];
  const turned = lines.toReversed().map(([ax, ay, bx, by]): [number, number, number, number] => [bx, by, ax, ay]);
  expect(pathData(turned)).toBe(pathData(lines));
});

test('lines shorter than the rounding vanish', () => {
  expect(pathData([[5, 5, 5.001, 5.002]])).toBe('');
});
