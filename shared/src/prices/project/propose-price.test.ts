import { expect, test } from 'vitest';
import type { PartPrice } from '../piece/price-part.ts';
import { proposePrice } from './summarise-project.ts';

const priced = (index: number, quantity: number, codes: string[] = []) =>
  [index, { index, quantity, onRequest: codes.map((code) => ({ code })) } as unknown as PartPrice] as const;

test('the sum of what has a price is proposed, with the pieces that it is for', () =>
  expect(proposePrice({ netCents: 124_000, parts: new Map([priced(1, 12), priced(2, 2, ['request.grade'])]) })).toEqual(
    {
      netCents: 124_000,
      pricedCount: 12,
      partCount: 14,
    },
  ));

test('where no piece has a price nothing is proposed, whatever the project costs as a whole', () => {
  expect(proposePrice({ netCents: 5_000, parts: new Map([priced(1, 3, ['request.grade'])]) })).toBeNull();
  expect(proposePrice({ netCents: 0, parts: new Map() })).toBeNull();
});
