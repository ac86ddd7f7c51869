import { newId, type OrderId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import type { WaitingEntry } from '../../../../sync/status/read-waiting.ts';
import { projectsInWaitingOrders, waitingOrderOf } from '../order-queries.ts';

const [hall, roof] = [newId<ProjectId>(), newId<ProjectId>()];
const [first, second] = [newId<OrderId>(), newId<OrderId>()];
const order = (state: WaitingEntry['state'], orderId: OrderId, projectIds: ProjectId[]) =>
  ({ name: 'submitOrder', state, args: { orderId, lines: projectIds.map((projectId) => ({ projectId })) } }) as never;

test('an order waits for each of its projects until it is answered, also while it is being sent', () => {
  expect(waitingOrderOf([order('queued', first, [roof, hall])], hall)).toBe(first);
  expect(waitingOrderOf([order('sending', first, [hall])], hall)).toBe(first);
  expect(waitingOrderOf([order('queued', first, [roof])], hall)).toBeNull();
});

test('an order that was refused waits no longer', () => {
  expect(waitingOrderOf([order('refused', first, [hall]), order('failed', second, [hall])], hall)).toBeNull();
});

test('of two that wait it is the latest', () =>
  expect(waitingOrderOf([order('queued', first, [hall]), order('queued', second, [hall])], hall)).toBe(second));

test('the projects of all orders that wait are known together', () => {
  const waiting = [order('queued', first, [hall]), order('sending', second, [roof])];
  expect([...projectsInWaitingOrders(waiting)]).toEqual([hall, roof]);
  expect(projectsInWaitingOrders([order('refused', first, [hall])]).size).toBe(0);
});

test('no other change of the project is an order of it', () =>
  expect(
    waitingOrderOf([{ name: 'putCartLine', state: 'queued', args: { projectId: hall } } as never], hall),
  ).toBeNull());
