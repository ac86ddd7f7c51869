import type { Cart } from '@knotenblech/shared/orders/cart/cart.record.ts';
import { emptyCart } from '@knotenblech/shared/orders/cart/open-cart.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { CartId, OrderId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import type { QueuedOrder } from '../../../sync/status/read-waiting.ts';
import { orderOfCart } from './nothing-to-order.tsx';

const [before, now] = ['cart-1', 'cart-2'] as CartId[] as [CartId, CartId];
const carts: Cart[] = [
  { ...emptyCart(before), state: 'ordered', nextCartId: now },
  { ...emptyCart(now), state: 'open' },
];
const orderId = 'order-1' as OrderId;
const queued = { name: 'submitOrder', state: 'queued', args: { orderId, cartId: before } } as QueuedOrder;
const order = { id: orderId, cartId: before, number: 7 } as Order;

test('the order of the basket before the open one waits', () =>
  expect(orderOfCart({ cartId: now, carts, waiting: [queued], orders: [] })).toEqual({ state: 'waiting', orderId }));
test('or was made', () =>
  expect(orderOfCart({ cartId: now, carts, waiting: [], orders: [order] })).toEqual({ state: 'made', order }));
test('an order of an older basket is none of it', () =>
  expect(orderOfCart({ cartId: 'cart-3' as CartId, carts, waiting: [queued], orders: [order] })).toBeNull());
test('an order that the server refused was not made', () =>
  expect(orderOfCart({ cartId: now, carts, waiting: [], orders: [{ ...order, check: 'refused' }] })).toBeNull());
test('a refused order does not wait', () =>
  expect(orderOfCart({ cartId: now, carts, waiting: [{ ...queued, state: 'refused' }], orders: [] })).toBeNull());
