import type { OrderDetail } from '@knotenblech/shared/api/orders/order-calls.ts';
import { partialStepCounts, progressOf } from '@knotenblech/shared/orders/partial-steps.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { OrderId } from '@knotenblech/shared/values/ids.ts';
import type { Sql } from '../../database/database.ts';
import { readInCustomer } from '../../database/in-customer.ts';
import { readLog } from '../edit/order-log.store.ts';
import { paymentTermsOf } from '../order.store.ts';
import { readCapture } from '../payments/paypal.store.ts';
import { readHeld } from './held-status.store.ts';
import { heldOf, nextOf } from './list-orders.ts';
import { readOrders, readPeople } from './order-list.store.ts';
import { readDeliverables } from './read-deliverables.ts';
import { withHeld } from './set-order-status.ts';

/** An order of any customer with everything the operator reads about it. */
export const readOrder = async (owner: Sql, orderId: OrderId): Promise<OrderDetail> => {
  const [row] = await readOrders(owner, [orderId]);
  if (!row) throw new DomainError('not_found', { record: 'order' });
  const { order, customerId } = row;
  const log = await readLog(owner, orderId);
  const userIds = [...new Set([order.userId, ...[...(order.history ?? []), ...log].map(({ userId }) => userId)])];
  const people = await readPeople(owner, userIds);
  const held = (await readHeld(owner, [orderId])).get(orderId) ?? null;
  const orderedBy = people.get(order.userId);
  return {
    ...row,
    log,
    terms: order.paymentType === 'BILL' ? await paymentTermsOf(owner, { customerId, orderId }) : null,
    paypalPayment: await readCapture(owner, orderId),
    orderedBy: orderedBy ? { name: orderedBy.name, email: orderedBy.email } : null,
    names: Object.fromEntries([...people.values()].map(({ id, name }) => [id, name])),
    held: heldOf(order, held),
    next: nextOf(withHeld(order, held)),
  };
};

/** What leaves the shop for an order of any customer and how far each of it is, steps that are held included. */
export const listDeliverables = async (owner: Sql, orderId: OrderId) => {
  const [row] = await readOrders(owner, [orderId]);
  if (!row) throw new DomainError('not_found', { record: 'order' });
  const { order, customerId } = row;
  const deliverables = await readInCustomer(owner, customerId, (tx) => readDeliverables(tx, customerId, order));
  const held = (await readHeld(owner, [orderId])).get(orderId) ?? null;
  const shown = { ...withHeld(order, held), deliverables };
  return { deliverables: progressOf(shown), knownSteps: partialStepCounts(shown) };
};
