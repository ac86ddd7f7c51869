import { expect, test } from 'vitest';
import { isProof, sliceOf } from './slice.ts';

const cases = Array.from({ length: 26 }, (_, n) => n);

test('a slice has as many different cases as were asked for, in a proof all', () => {
  const slice = sliceOf(cases, 4);
  expect(new Set(slice).size).toBe(isProof() ? cases.length : 4);
});

test('what has no more cases than asked for is whole', () => {
  expect(sliceOf([1, 2], 4)).toEqual([1, 2]);
});
