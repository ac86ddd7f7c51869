import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import { moveOrder } from '@knotenblech/shared/orders/move-order.ts';
import type { Order, OrderStatus } from '@knotenblech/shared/orders/order.ts';
import { customerSpace, userSpace } from '@knotenblech/shared/sync/space.ts';
import type { OrderId, UserId } from '@knotenblech/shared/values/ids.ts';
import type { Sql, Transaction } from '../../database/database.ts';
import { inCustomer } from '../../database/in-customer.ts';
import type { Enqueue } from '../../jobs/job.ts';
import { pokeAtCommit } from '../../sync/pokes.ts';
import { openRowBook } from '../../sync/row-book.ts';
import { returnUse } from '../../vouchers/voucher-store.ts';
import { findOrderOwner, type OrderOwner } from './order-list-store.ts';
import { tellStatus } from './tell-status.ts';

export type StatusDeps = { owner: Sql; enqueue: Enqueue; now: () => Date };
export type StatusWish = { orderId: OrderId; to: OrderStatus; reason: string; adminId: UserId };

/** Gives a customer's order its next status for the operator; the customer is told, his devices are poked. Throws DomainError to refuse. */
export const setOrderStatus = async (deps: StatusDeps, wish: StatusWish): Promise<Order> => {
  const owner = await findOrderOwner(deps.owner, wish.orderId);
  if (!owner) throw new DomainError('not_found', { record: 'order' });
  return inCustomer(deps.owner, owner.customerId, (tx) => setInside(tx, deps, wish, owner));
};

const setInside = async (
  tx: Transaction,
  { enqueue, now }: StatusDeps,
  { orderId, to, reason, adminId }: StatusWish,
  { customerId, userId }: OrderOwner,
) => {
  const space = customerSpace(customerId);
  const book = await openRowBook(tx, customerId, [space, userSpace(userId)]);
  await book.read([
    { space, kind: 'order', all: true },
    { space, kind: 'user', id: userId },
  ]);
  const order = book.overlay().rows.get(space, 'order', orderId);
  if (!order) throw new DomainError('not_found', { record: 'order' });
  await book.read(order.lines.map((line) => ({ space, kind: 'project', id: line.projectId }) as const));
  const overlay = book.overlay();
  const at = now();
  const event = { at: at.toISOString(), to, by: 'operator', userId: adminId, reason } as const;
  const moved = moveOrder(overlay.rows, { customerId, order, ...event });
  if (to === 'CANCELED') await returnUse(tx, { customerId, orderId }, at);
  await tellStatus({ rows: overlay.rows, tx, enqueue, now: at }, customerId, moved);
  book.keep(overlay);
  await book.flush();
  await pokeAtCommit(tx, customerId, await book.close());
  return moved;
};
