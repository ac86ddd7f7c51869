import { expect, test } from 'vitest';
import { foundAfter } from './import-run.ts';

test('what was left out and is taken since counts as made', () => {
  expect(foundAfter({ taken: 0, guessed: 0, leftOut: 30 }, 30)).toEqual({ taken: 30, guessed: 0, leftOut: 0 });
});

test('a position that was dropped since counts as left out', () => {
  expect(foundAfter({ taken: 4, guessed: 2, leftOut: 1 }, 5)).toEqual({ taken: 3, guessed: 2, leftOut: 2 });
  expect(foundAfter({ taken: 0, guessed: 2, leftOut: 0 }, 1)).toEqual({ taken: 0, guessed: 1, leftOut: 1 });
});

test('while nothing was decided all is as it was found', () => {
  expect(foundAfter({ taken: 4, guessed: 2, leftOut: 1 }, 6)).toEqual({ taken: 4, guessed: 2, leftOut: 1 });
});
