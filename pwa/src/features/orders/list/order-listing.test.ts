import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { OrderId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import { readOrdersSearch } from '../public/orders-search.ts';
import { listOrders } from './orders-screen.tsx';

const order = (number: number, fields: Partial<Order> = {}) =>
  ({
    id: `order-${number}`,
    number,
    orderedAt: `2026-11-${10 + number}`,
    status: 'NEW',
    check: 'passed',
    reference: '',
    lines: [{ projectName: `Halle ${number}`, reference: '' }],
    ...fields,
  }) as Order;
const orders = [
  order(1, { status: 'CLOSED' }),
  order(2, { status: 'CANCELED' }),
  order(3, { reference: 'Kirchdach' }),
  order(4),
  order(5, { check: 'refused' }),
];
const numbers = (search: Parameters<typeof listOrders>[1], ...cancelling: string[]) =>
  listOrders(orders, search, new Set(cancelling as OrderId[])).map(({ number }) => number);

test('finished and cancelled orders are hidden at first, the youngest stands first', () =>
  expect(numbers({})).toEqual([4, 3]));
test('each of the two is shown by its own switch', () => {
  expect(numbers({ finished: true })).toEqual([5, 4, 3, 1]);
  expect(numbers({ canceled: true })).toEqual([4, 3, 2]);
});
test('an order whose cancellation nobody has answered is not hidden', () => {
  expect(numbers({}, 'order-2')).toEqual([4, 3, 2]);
  expect(numbers({ q: 'kirchdach' }, 'order-2')).toEqual([3]);
});
test('orders are found by number, reference and project, with small slips', () => {
  expect(numbers({ q: 'kirchdch' })).toEqual([3]);
  expect(numbers({ q: 'halle 4' })).toEqual([4]);
  expect(numbers({ q: 'turm' })).toEqual([]);
});
test('the order can be turned round', () => expect(numbers({ sort: 'dateAsc' })).toEqual([3, 4]));
test('choices are read from an address, what does not fit is dropped', () => {
  expect(readOrdersSearch({ finished: true, sort: 'idAsc', size: 25, q: 12 })).toEqual({
    finished: true,
    sort: 'idAsc',
    size: 25,
    q: '12',
  });
  expect(readOrdersSearch({ finished: 'yes', canceled: 1, sort: 'x', size: 7 })).toEqual({});
});
