import { expect, test } from 'vitest';
import { answersOf, choose, firstChoice, isEnough } from './chosen-columns.ts';

test('headings are taken as they are, each thing once', () => {
  expect(firstChoice({ rows: [], fields: ['position', 'quantity', 'quantity', null] })).toEqual([
    'position',
    'quantity',
    null,
    null,
  ]);
});

test('what is said of one column is no longer said of another', () => {
  expect(choose(['quantity', null, 'length'], 1, 'quantity')).toEqual([null, 'quantity', 'length']);
  expect(choose(['quantity', null, null], 0, null)).toEqual([null, null, null]);
});

test.each([
  [['length', 'profile'], true],
  [['length', 'width', 'thickness'], true],
  [['length', 'width'], false],
  [['profile', 'quantity'], false],
] as const)('%o is enough: %s', (chosen, wanted) => {
  expect(isEnough(chosen)).toBe(wanted);
});

test('the answers name columns by their place', () => {
  expect(answersOf(['position', null, 'length'], 'm')).toEqual({ columns: { position: 0, length: 2 }, unit: 'm' });
});
