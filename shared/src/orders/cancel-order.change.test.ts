import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { tryChange } from '../../test/records/try-change.ts';
import type { Project } from '../projects/project.record.ts';
import type { Actor } from '../records/actor.ts';
import type { RowWrite, StoredRow } from '../records/row-cache.ts';
import { customerSpace } from '../records/space.ts';
import { type CustomerId, newId, type OrderId, type ProjectId, type UserId } from '../values/ids.ts';
import { cancelOrder } from './cancel-order.change.ts';
import type { Order } from './order.record.ts';

const at = '2026-11-23T09:00:00.000Z';
const actor = {
  userId: newId<UserId>(),
  customerId: newId<CustomerId>(),
  permissions: ['ORDER_PERMISSION'],
} as unknown as Actor;
const space = customerSpace(actor.customerId);
const [carport, hall] = [newId<ProjectId>(), newId<ProjectId>()];

const orderRow = (projectIds: ProjectId[], given: Partial<Order> = {}) => {
  const lines = projectIds.map((projectId) => ({ projectId, quantity: 1 }));
  const data = { id: newId<OrderId>(), number: 10_042, status: 'NEW', check: 'accepted', lines, ...given } as Order;
  return { space, kind: 'order', id: data.id, data } as StoredRow & { data: Order };
};
const projectRow = (id: ProjectId) => ({ space, kind: 'project', id, data: { id, orderedAt: at } }) as StoredRow;
const projects = [projectRow(carport), projectRow(hall)];

const cancel = (row: StoredRow & { data: Order }, others: StoredRow[] = [], who = actor): RowWrite[] => {
  const projectIds = row.data.lines.map((line) => line.projectId);
  const args = { orderId: row.data.id, projectIds, reason: 'Bau verschoben' };
  return tryChange(cancelOrder, args, who, [row, ...projects, ...others], at);
};
const projectsIn = (writes: RowWrite[], fields: Partial<Project>) =>
  writes
    .filter((write) => write.kind === 'project' && isDeepStrictEqual(write.data, { id: write.id, ...fields }))
    .map((write) => write.id);
const editable = (writes: RowWrite[]) => projectsIn(writes, { orderedAt: null });
const cancelled = (writes: RowWrite[]) => projectsIn(writes, { orderedAt: at, isOrderCancelled: true });

describe('cancelOrder', () => {
  it('says who cancelled, when, from what and why', () => {
    const writes = cancel(orderRow([carport]));
    expect(writes.find((write) => write.kind === 'order')?.data).toMatchObject({
      status: 'CANCELED',
      history: [{ at, from: 'NEW', to: 'CANCELED', by: 'customer', userId: actor.userId, reason: 'Bau verschoben' }],
    });
  });

  it('keeps the projects read-only, and notes that their order was cancelled', () =>
    expect(cancelled(cancel(orderRow([carport, hall])))).toEqual([carport, hall]));

  it('leaves a project as it is that another order names', () =>
    expect(cancelled(cancel(orderRow([carport, hall]), [orderRow([hall])]))).toEqual([carport]));

  it.each([{ status: 'CANCELED' }, { check: 'refused' }] as const)('does not count another order that is %o', (given) =>
    expect(cancelled(cancel(orderRow([hall]), [orderRow([hall], given)]))).toEqual([hall]),
  );

  it.each(['checking', 'needs-review'] as const)('makes the projects of an order that is %s editable again', (check) =>
    expect(editable(cancel(orderRow([carport], { check })))).toEqual([carport]),
  );

  it('keeps a project read-only that was ordered before one that is not made yet', () => {
    const before = orderRow([carport], { status: 'CANCELED' });
    expect(cancelled(cancel(orderRow([carport], { check: 'needs-review' }), [before]))).toEqual([carport]);
  });

  it('does not count an order of a demo user as one that was made', () =>
    expect(editable(cancel(orderRow([carport], { status: 'DEMO' })))).toEqual([carport]));

  it.each(['IN_PRODUCTION', 'SENT', 'CANCELED'] as const)('is refused when the order is %s', (status) =>
    expect(() => cancel(orderRow([carport], { status }))).toThrow('order_step_refused'),
  );

  it('is refused when it does not name the order’s projects', () => {
    const row = orderRow([carport, hall]);
    const args = { orderId: row.data.id, projectIds: [hall], reason: '' };
    expect(() => tryChange(cancelOrder, args, actor, [row, ...projects], at)).toThrow('invalid_input');
  });

  it('is refused to who may neither order nor run the company', () =>
    expect(() => cancel(orderRow([carport]), [], { ...actor, permissions: ['UPLOAD_PERMISSION'] })).toThrow(
      'no_order_permission',
    ));
});
