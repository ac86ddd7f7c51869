import type { Order } from '@knotenblech/shared/orders/order.ts';
import { expect, test } from 'vitest';
import { orderState } from './order-state.ts';

const order = (check: Order['check']) => ({ number: 1001, check }) as Order;

test('what lies in the queue is queued, then sending, never ordered', () => {
  expect(orderState({ state: 'queued', code: null }, null, false)).toEqual({ state: 'queued' });
  expect(orderState({ state: 'sending', code: null }, null, false)).toEqual({ state: 'sending' });
});

test.each(['checking', 'accepted', 'needs-review'] as const)(
  'an order that the server sent is what it says: %s',
  (check) => expect(orderState(null, order(check), false)).toMatchObject({ state: check, order: { number: 1001 } }),
);

test('an order whose answer got lost counts as soon as it arrives', () =>
  expect(orderState({ state: 'sending', code: null }, order('accepted'), false)).toMatchObject({ state: 'accepted' }));

test.each(['price_changed', 'tariff_expired'] as const)('%s asks again with the new price', (code) =>
  expect(orderState({ state: 'refused', code }, null, false)).toEqual({ state: 'price-changed' }),
);

test('every other refusal says its reason', () =>
  expect(orderState({ state: 'refused', code: 'cart_already_ordered' }, null, false)).toEqual({
    state: 'refused',
    code: 'cart_already_ordered',
    order: null,
  }));

test('a failure without a code is still a refusal', () =>
  expect(orderState({ state: 'failed', code: null }, null, false)).toMatchObject({
    state: 'refused',
    code: 'change_failed',
  }));

test('an order whose file turned out unreadable is refused', () =>
  expect(orderState(null, order('refused'), false)).toMatchObject({ state: 'refused', code: 'project_not_read' }));

test('without entry and order nothing is known', () =>
  expect(orderState(null, null, false)).toEqual({ state: 'unknown' }));

test('what the server took is on its way until its record is here', () =>
  expect(orderState(null, null, true)).toEqual({ state: 'taken' }));
