import { expect, test } from 'vitest';
import { workedFacts, workedPart } from '../../../samples/worked-parts.ts';
import { weldsOf } from './weld-rows.ts';

type Pieces = { now: number; read: number };

const lengthWith = (lengthMm: number, ...pieces: Pieces[]) => {
  const parts = new Map(
    pieces.map(({ now, read }, n) => [
      n + 1,
      workedPart(workedFacts({ index: n + 1, quantitySingle: read }), { quantitySingle: now }),
    ]),
  );
  const seam = { parts: [1, pieces.length] as [number, number], aMm: 3, lengthMm, origin: 'file' as const };
  const { seams } = weldsOf([seam], parts, (part) => ({ branch: part.index, quantity: part.quantitySingle }));
  return seams[0]?.lengthMm;
};

test.each([
  // 5,702.7 x 15 / 20 = 4,277.025
  [5702.7, { now: 15, read: 20 }, 4277.03],
  // 0.29 x 1 / 2 = 0.145
  [0.29, { now: 1, read: 2 }, 0.15],
  // 4.02 x 1 / 8 = 0.5025
  [4.02, { now: 1, read: 8 }, 0.5],
  // 100 x 1 / 3 = 33.333...
  [100, { now: 1, read: 3 }, 33.33],
  [100, { now: 2, read: 3 }, 66.67],
])('%d mm of seam with %o pieces are %d mm, a half of a hundredth goes up', (lengthMm, pieces, changed) => {
  expect(lengthWith(lengthMm, pieces)).toBe(changed);
});

test('a seam follows the part that grew most, else the one that shrank most', () => {
  expect(lengthWith(100, { now: 3, read: 2 }, { now: 1, read: 4 })).toBe(150);
  expect(lengthWith(100, { now: 3, read: 4 }, { now: 1, read: 4 })).toBe(25);
  expect(lengthWith(100, { now: 4, read: 4 }, { now: 1, read: 4 })).toBe(25);
  expect(lengthWith(100.004, { now: 4, read: 4 }, { now: 4, read: 4 })).toBe(100.004);
});
