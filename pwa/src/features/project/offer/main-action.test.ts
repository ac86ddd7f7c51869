import type { PartPrice } from '@knotenblech/shared/prices/piece/price-part.ts';
import { expect, test } from 'vitest';
import { mainActionOf } from './use-offer.ts';

const pricingOf = (...onRequest: boolean[]) => ({
  netCents: 0,
  parts: new Map(
    onRequest.map((is, n) => [n, { index: n, quantity: 1, onRequest: is ? [{ code: 'request.bend' }] : [] }] as const),
  ) as unknown as Map<number, PartPrice>,
});

test.each([
  ['priced', 'basket', pricingOf(false)],
  ['on-request', 'basket', pricingOf(true, false)],
  ['on-request', 'request', pricingOf(true, true)],
  ['missing-data', 'request', pricingOf(true)],
  ['calculating-offer', 'none', pricingOf(true)],
  ['answered-by-project', 'none', pricingOf(true)],
  ['calculating-offer', 'basket', pricingOf(true, false)],
  ['manual-price', 'basket', pricingOf(true)],
  ['nothing-taken', 'basket', pricingOf()],
  ['on-request', 'basket', null],
] as const)('of a project that is %s the main action is %s', (state, action, pricing) =>
  expect(mainActionOf({ state, pricing, closed: null })).toBe(action),
);

test('a closed project is asked for no price', () =>
  expect(mainActionOf({ state: 'on-request', pricing: pricingOf(true), closed: 'project_trashed' })).toBe('basket'));
