import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { expect, test } from 'vitest';
import { orderState } from './order-state.ts';

const known = { isTaken: false, isPutAway: false, refusal: null };
const order = (check: Order['check']) => ({ number: 1001, check }) as Order;

test('what lies in the queue is queued, then sending, never ordered', () => {
  expect(orderState({ state: 'queued', code: null }, null, known)).toEqual({ state: 'queued' });
  expect(orderState({ state: 'sending', code: null }, null, known)).toEqual({ state: 'sending' });
});

test.each(['checking', 'accepted', 'needs-review'] as const)(
  'an order that the server sent is what it says: %s',
  (check) => expect(orderState(null, order(check), known)).toMatchObject({ state: check, order: { number: 1001 } }),
);

test('an order whose answer got lost counts as soon as it arrives', () =>
  expect(orderState({ state: 'sending', code: null }, order('accepted'), known)).toMatchObject({ state: 'accepted' }));

test.each(['price_changed', 'contents_changed', 'terms_changed', 'tariff_expired'] as const)(
  '%s asks again with what holds now',
  (code) => expect(orderState({ state: 'refused', code }, null, known)).toEqual({ state: 'price-changed' }),
);

test.each(['price_changed', 'contents_changed', 'terms_changed', 'tariff_expired', 'voucher_expired'] as const)(
  '%s shows no amounts to who may see no prices any more',
  (code) =>
    expect(orderState({ state: 'refused', code }, null, { ...known, refusal: 'no_price_permission' })).toMatchObject({
      state: 'refused',
      code: 'no_price_permission',
    }),
);

test.each(['contents_changed', 'cart_already_ordered'] as const)(
  'an order refused with %s asks nothing once all of it was ordered since',
  (code) => {
    const orderedSince = [order('accepted')];
    expect(orderState({ state: 'refused', code, orderedSince }, null, known)).toEqual({
      state: 'ordered-since',
      orders: orderedSince,
    });
  },
);

test('every other refusal says its reason', () =>
  expect(orderState({ state: 'refused', code: 'cart_already_ordered' }, null, known)).toEqual({
    state: 'refused',
    code: 'cart_already_ordered',
    order: null,
  }));

test('a failure without a code is still a refusal', () =>
  expect(orderState({ state: 'failed', code: null }, null, known)).toMatchObject({
    state: 'refused',
    code: 'change_failed',
  }));

test('an order whose file turned out unreadable is refused', () =>
  expect(orderState(null, order('refused'), known)).toMatchObject({ state: 'refused', code: 'project_not_read' }));

test('without entry and order nothing is known', () =>
  expect(orderState(null, null, known)).toEqual({ state: 'unknown' }));

test('what the server took is on its way until its record is here', () =>
  expect(orderState(null, null, { ...known, isTaken: true })).toEqual({ state: 'taken' }));

test('an order that was refused and ordered anew since is put away', () =>
  expect(orderState(null, null, { ...known, isPutAway: true })).toEqual({ state: 'put-away' }));
