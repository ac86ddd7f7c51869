import type { Amounts } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import { amountsOfRefusal, priceChange, priceChangeReason } from './price-change.ts';

const shown: Amounts = {
  tariffNumber: 3,
  lines: [],
  partsCents: 100_000,
  productionCents: 15_000,
  shippingCents: 9_500,
  paymentCents: 0,
  netCents: 124_500,
  vatRate: 1900,
  vatReason: 'domestic',
  vatCents: 23_655,
  grossCents: 148_155,
};

test('old and new stand side by side in the order of the calculation', () => {
  const rows = priceChange(shown, { ...shown, partsCents: 110_000, grossCents: 160_055 }, false);
  expect(rows.map((row) => row.what)).toEqual([
    'partsCents',
    'productionCents',
    'shippingCents',
    'paymentCents',
    'net',
    'vat',
    'gross',
  ]);
  expect(rows[0]).toEqual({ what: 'partsCents', shownCents: 100_000, nowCents: 110_000 });
  expect(rows[6]).toEqual({ what: 'gross', shownCents: 148_155, nowCents: 160_055 });
});

test('private people read every row with VAT, and below the total what of it is VAT', () => {
  const rows = priceChange(shown, { ...shown, partsCents: 110_000 }, true);
  expect(rows.map(({ what, shownCents }) => [what, shownCents])).toEqual([
    ['partsCents', 119_000],
    ['productionCents', 17_850],
    ['shippingCents', 11_305],
    ['paymentCents', 0],
    ['gross', 148_155],
    ['containedVat', 23_655],
  ]);
  expect(rows[0]?.nowCents).toBe(130_900);
});

test.each([
  ['another tariff', { tariffNumber: 4, partsCents: 110_000 }, 'tariff'],
  ['other parts', { partsCents: 110_000, netCents: 134_500 }, 'parts'],
  ['other options', { shippingCents: 10_500, netCents: 125_500 }, 'options'],
  ['another tax', { vatRate: 2000, vatCents: 24_900 }, 'vat'],
] as const)('%s is named as the reason', (_, change, reason) =>
  expect(priceChangeReason(shown, { ...shown, ...change })).toBe(reason),
);

test('other lines are named as the reason before what they cost', () => {
  const lines = [{ projectId: 'p' as ProjectId, quantity: 2, unitCents: 50, lineCents: 100 }];
  expect(priceChangeReason(shown, { ...shown, lines, partsCents: 100 })).toBe('basket');
});

test('the amounts of a refusal come from its details', () =>
  expect(amountsOfRefusal({ now: JSON.stringify(shown) })).toEqual(shown));

test.each([[{}], [{ now: '{' }], [{ now: '{"grossCents":1}' }], [{ now: 7 }]])('%j holds no amounts', (details) =>
  expect(amountsOfRefusal(details)).toBeNull(),
);
