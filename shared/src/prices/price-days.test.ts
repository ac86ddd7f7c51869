import { expect, test } from 'vitest';
import { type PriceDay, priceDays } from './special-price.schema.ts';

const day = (validFrom: string, percent: string | null): PriceDay => ({
  validFrom,
  price: percent === null ? null : { kind: 'percent', percent },
});
const until = (validTo: string | null) => ({ ...day('2026-12-01', '-10'), validTo });

test('without a last day a price holds from its day on', () =>
  expect(priceDays([day('2026-12-24', '-2')], until(null))).toEqual([day('2026-12-01', '-10')]));

test('after its last day the base data hold, where nothing else did', () =>
  expect(priceDays([], until('2026-12-31'))).toEqual([day('2026-12-01', '-10'), day('2027-01-01', null)]));

test('after its last day what held before holds again', () =>
  expect(priceDays([day('2026-01-01', '-5')], until('2026-12-31'))).toEqual([
    day('2026-12-01', '-10'),
    day('2027-01-01', '-5'),
  ]));

test('what would begin in between begins after it', () =>
  expect(priceDays([day('2026-01-01', '-5'), day('2026-12-24', '-2')], until('2026-12-31'))).toEqual([
    day('2026-12-01', '-10'),
    day('2026-12-24', '-10'),
    day('2027-01-01', '-2'),
  ]));

test('what begins on the day after its last stays', () =>
  expect(priceDays([day('2027-01-01', '-3')], until('2026-12-31'))).toEqual([day('2026-12-01', '-10')]));

test('one day is from and to on the same day', () =>
  expect(priceDays([], until('2026-12-01'))).toEqual([day('2026-12-01', '-10'), day('2026-12-02', null)]));
