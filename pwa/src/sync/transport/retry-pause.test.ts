import { afterEach, expect, test, vi } from 'vitest';
import { retryPause } from './retry-pause.ts';

afterEach(() => vi.restoreAllMocks());

const shortestAndLongest = (failures: number, askedMs: number | null) =>
  [0, 1].map((chance) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    return retryPause(failures, askedMs);
  });

test.each([
  [1, 7000, [7000, 8000]],
  [6, 7000, [7000, 8000]],
  [1, null, [0, 2000]],
  [2, null, [0, 4000]],
  [9, null, [0, 60_000]],
])('after %i failures, asked for %s ms, it waits between %j ms', (failures, askedMs, expected) => {
  expect(shortestAndLongest(failures, askedMs)).toEqual(expected);
});
