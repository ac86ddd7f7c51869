import { expect, test } from 'vitest';
import type { AddressId, UserId } from '../../values/ids.ts';
import type { Order } from '../order.record.ts';
import { lastChoices } from './cart-choices.ts';

const userId = 'eva' as UserId;
const home = { id: 'home' as AddressId };
const site = { id: 'site' as AddressId };

const order = (orderedAt: string, more: object = {}) =>
  ({
    userId,
    status: 'NEW',
    orderedAt,
    shippingAddress: site,
    billingAddress: home,
    phone: '0821 1',
    productionType: 'FAST',
    shippingType: 'PICKUP',
    paymentType: 'BILL',
    ...more,
  }) as unknown as Order;

const last = (...orders: Order[]) => lastChoices(orders, { userId, addresses: [home, site] });

test('the latest own order says what is chosen again', () => {
  const choices = { shippingAddressId: 'site', billingAddressId: 'home', phone: '0821 1', productionType: 'FAST' };
  expect(last(order('2026-11-02'), order('2026-11-01', { productionType: 'EXPRESS' }))).toEqual({
    ...choices,
    shippingType: 'PICKUP',
    paymentType: 'BILL',
  });
});

test('a bill that goes where the goods go has no address of its own', () => {
  expect(last(order('2026-11-02', { billingAddress: site }))).toMatchObject({ billingAddressId: null });
});

test.each([
  ['of a colleague', { userId: 'max' }],
  ['that was cancelled', { status: 'CANCELED' }],
  ['of a quote', { quoteNumber: 'AN-2026-00001' }],
  ['to an address that is gone', { shippingAddress: { id: 'gone' } }],
])('an order %s says nothing', (_, more) => {
  expect(last(order('2026-11-02', more))).toBeNull();
});
