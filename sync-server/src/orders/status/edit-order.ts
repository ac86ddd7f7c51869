import { calendarPackIds } from '@knotenblech/shared/catalogue/shop-calendar.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { Rows } from '@knotenblech/shared/records/rows.ts';
import { catalogSpace, customerPriceSpace, customerSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { CustomerId, OrderId } from '@knotenblech/shared/values/ids.ts';
import type { Sql, Transaction } from '../../database/database.ts';
import { withCustomer } from '../../database/in-customer.ts';
import type { Enqueue } from '../../jobs/job.ts';
import { pokeAtCommit } from '../../sync/rows/pokes.ts';
import { openUnitOfWork } from '../../sync/rows/unit-of-work.ts';
import { findOrderOwner } from './order-list.store.ts';

export type OrderEditDeps = { owner: Sql; enqueue: Enqueue; now: () => Date };
export type Edited = { rows: Rows; tx: Transaction; enqueue: Enqueue; now: Date; customerId: CustomerId; order: Order };

/**
 * Edits a customer's order for the operator in one transaction; his devices are poked. `edit` finds the customer, all his
 * orders, the order's projects and amounts, whoever ordered and, for one paid in advance, the shop's calendar read, that user's space locked. Throws DomainError to refuse.
 */
export const editOrder = async (
  { owner, enqueue, now }: OrderEditDeps,
  orderId: OrderId,
  edit: (edited: Edited) => Promise<Order>,
): Promise<Order> => {
  const found = await findOrderOwner(owner, orderId);
  if (!found) throw new DomainError('not_found', { record: 'order' });
  const { customerId, userId } = found;
  const space = customerSpace(customerId);
  return withCustomer(owner, customerId, async (tx) => {
    const book = await openUnitOfWork(tx, customerId, [space, customerPriceSpace(customerId), userSpace(userId)]);
    await book.read([
      { space, kind: 'order', all: true },
      { space, kind: 'user', id: userId },
      { space, kind: 'customer', id: customerId },
      { space: customerPriceSpace(customerId), kind: 'orderAmounts', id: orderId },
    ]);
    const order = book.overlay().rows.get(space, 'order', orderId);
    if (!order) throw new DomainError('not_found', { record: 'order' });
    await book.read([
      ...order.lines.map((line) => ({ space, kind: 'project', id: line.projectId }) as const),
      ...(order.prepayment ? calendarPackIds : []).map(
        (id) => ({ space: catalogSpace, kind: 'catalogPack', id }) as const,
      ),
    ]);
    const overlay = book.overlay();
    const edited = await edit({ rows: overlay.rows, tx, enqueue, now: now(), customerId, order });
    book.keep(overlay);
    await book.flush();
    await pokeAtCommit(tx, customerId, await book.close());
    return edited;
  });
};
