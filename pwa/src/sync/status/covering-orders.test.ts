import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { type CartId, newId, type OrderId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import { openTestEngine } from '../../../test/test-engine.ts';
import { readMeta } from '../../database/shop-database.ts';
import { coveringOrders } from './covering-orders.ts';
import { readSyncState } from './read-status.ts';

const [hall, roof] = [newId<ProjectId>(), newId<ProjectId>()];
const [cartId, otherCart] = [newId<CartId>(), newId<CartId>()];

const refused = (quantities: Record<string, number>, isOrdered: boolean | undefined = false) => {
  const lines = Object.entries(quantities).map(([projectId, quantity]) => ({ projectId, quantity }));
  const shownContents = { projects: lines.map(({ projectId }) => ({ projectId, isOrdered })) };
  return { orderId: newId<OrderId>(), cartId, lines, shownContents } as unknown as SubmitOrderArgs;
};

const order = (number: number, quantities: Record<string, number>, change: Partial<Order> = {}) => {
  const lines = Object.entries(quantities).map(([projectId, quantity]) => ({ projectId, quantity }));
  return {
    id: newId<OrderId>(),
    number,
    cartId: otherCart,
    check: 'accepted',
    status: 'NEW',
    lines,
    ...change,
  } as Order;
};

const numbersOf = (args: SubmitOrderArgs, ...orders: Order[]) =>
  coveringOrders(args, orders)?.map(({ number }) => number) ?? null;

test('an order is made up once each of its projects is ordered, by one order or by several', () => {
  const args = refused({ [hall]: 1, [roof]: 1 });
  expect(numbersOf(args)).toBeNull();
  expect(numbersOf(args, order(1, { [hall]: 1 }))).toBeNull();
  expect(numbersOf(args, order(1, { [hall]: 1 }), order(2, { [roof]: 2 }))).toEqual([1, 2]);
  expect(numbersOf(args, order(1, { [hall]: 1, [roof]: 1 }))).toEqual([1]);
});

test('fewer pieces than were wanted make up nothing, but where its user ordered them from the same cart', () => {
  const args = refused({ [hall]: 5 });
  expect(numbersOf(args, order(1, { [hall]: 4 }))).toBeNull();
  expect(numbersOf(args, order(1, { [hall]: 4 }, { cartId }))).toEqual([1]);
});

test.each([{ status: 'CANCELED' }, { check: 'refused' }] as const)(
  'an order that is over makes up nothing: %s',
  (over) => expect(numbersOf(refused({ [hall]: 1 }), order(1, { [hall]: 1 }, over))).toBeNull(),
);

test.each([true, undefined])(
  'what was shown as ordered, or by a build that did not say, was wanted once more: %s',
  (shown) => {
    const args = refused({ [hall]: 1 }, shown);
    if (shown === undefined) delete args.shownContents;
    expect(numbersOf(args, order(1, { [hall]: 1 }))).toBeNull();
    expect(numbersOf(args, order(1, { [hall]: 1 }), order(2, { [hall]: 1 }, { cartId }))).toEqual([2]);
  },
);

/** A device whose server has refused an order of one project. */
const refusedDevice = async () => {
  const { engine } = await openTestEngine();
  const { database } = engine;
  await database.results.put({
    uid: newId(),
    seq: 1,
    name: 'submitOrder',
    v: 1,
    args: refused({ [hall]: 1 }),
    at: '2026-11-21T09:00:00Z',
    tries: 1,
    status: 'refused',
    code: 'contents_changed',
    details: {},
    answeredAt: '2026-11-21T09:00:01Z',
    discarded: false,
  });
  return engine;
};

test('a refused order stays to be decided until the server has another of the same, which says so', async () => {
  const { database } = await refusedDevice();
  expect((await readSyncState(database)).status).toMatchObject({ refusedCount: 1 });
  const actor = await readMeta(database, 'actor');
  if (!actor) throw new Error('nobody is signed in');
  const made = order(7, { [hall]: 1 });
  await database.row.put({ space: customerSpace(actor.customerId), kind: 'order', id: made.id, data: made } as never);
  const standing = await readSyncState(database);
  expect(standing.status).toMatchObject({ refusedCount: 0 });
  expect(standing.waiting).toMatchObject([{ state: 'refused', orderedSince: [{ number: 7 }] }]);
});

test('another order that only waits makes up nothing', async () => {
  const engine = await refusedDevice();
  await engine.database.outbox.add({
    seq: 2,
    uid: newId(),
    name: 'submitOrder',
    v: 1,
    args: refused({ [hall]: 1 }),
    at: '2026-11-21T09:05:00Z',
    mid: null,
    state: { is: 'queued' },
    tries: 0,
    retold: false,
  });
  expect((await readSyncState(engine.database)).status).toMatchObject({ refusedCount: 1, waitingCount: 1 });
});
