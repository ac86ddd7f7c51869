import { expect, test } from 'vitest';
import { newId, type ProjectId } from '../values/ids.ts';
import type { Order } from './order.record.ts';
import { cancelledOrderOf, ordersOfProjects } from './status-table.ts';

const [hall, roof] = [newId<ProjectId>(), newId<ProjectId>()];
const order = (number: number, projectIds: ProjectId[], of: Partial<Order> = {}) => {
  const lines = projectIds.map((projectId) => ({ projectId }));
  return { number, check: 'accepted', status: 'NEW', lines, ...of } as Order;
};
const numbers = (...orders: Order[]) => [...ordersOfProjects(orders)].map(([id, { number }]) => [id, number]);

test('each project is bound by the latest order of it, in whatever order they lie', () =>
  expect(numbers(order(12, [hall]), order(11, [hall, roof]))).toEqual([
    [hall, 12],
    [roof, 11],
  ]));

test('orders that were cancelled or refused bind none', () =>
  expect(
    numbers(order(12, [hall], { status: 'CANCELED' }), order(13, [hall], { check: 'refused' }), order(11, [hall])),
  ).toEqual([[hall, 11]]));

test('of the orders that were cancelled the latest is told, but none that was never made', () => {
  const cancelled = (number: number, of: Partial<Order> = {}) => order(number, [hall], { status: 'CANCELED', ...of });
  const orders = [cancelled(12), cancelled(11), cancelled(13, { check: 'needs-review' }), order(14, [hall])];
  expect(cancelledOrderOf(orders, hall)?.number).toBe(12);
  expect(cancelledOrderOf(orders, roof)).toBeNull();
});
