import type { listOrdersCall, OrderDetail } from '@knotenblech/shared/api/orders/order-calls.ts';
import { shownTotal } from '@knotenblech/shared/orders/amounts/shown-vat-rate.ts';
import { shownStatuses } from '@knotenblech/shared/orders/choose-orders.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { orderDue } from '@knotenblech/shared/orders/order-stages.ts';
import { partialStepCounts, progressOf } from '@knotenblech/shared/orders/partial-steps.ts';
import { nextStatuses } from '@knotenblech/shared/orders/status-table.ts';
import { type Day, daysAfter } from '@knotenblech/shared/values/day.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { OrderId, UserId } from '@knotenblech/shared/values/ids.ts';
import { placeOfPage } from '@knotenblech/shared/values/page-of.ts';
import type { z } from 'zod';
import { endOfShopDay } from '../../base-data/put-base-version.ts';
import type { Sql } from '../../database/database.ts';
import { readInCustomer } from '../../database/in-customer.ts';
import { readLog } from '../edit/order-log.store.ts';
import { paymentTermsOf } from '../order.store.ts';
import { readCapture } from '../payments/paypal.store.ts';
import { type Held, readHeld } from './held-status.store.ts';
import { type OrderListRow, readOrders, readPeople } from './order-list.store.ts';
import { dueDays, type OrderListing, orderOrders, pageOfOrders } from './order-listing.store.ts';
import { readDeliverables, withHeld } from './set-order-status.ts';

type Query = z.infer<typeof listOrdersCall.querySchema>;

/** What the operator may do next with an order. */
export const nextOf = (order: Order) =>
  nextStatuses(order, 'operator').map(({ to, needsReason }) => ({ status: to, needsReason }));

/** What of an order is held back, as a call answers it. */
export const heldOf = (order: Order, held: Held | null | undefined) =>
  held ? { status: withHeld(order, held).status, dueAt: held.dueAt.toISOString() } : null;

const handlerOf = ({ history = [] }: Order): UserId | null =>
  history.findLast((event) => event.to === 'ASSIGNED' && event.by === 'operator')?.userId ?? null;

const listingOf = ({ status, customerId, from, to, due, sort, ...choice }: Query, today: Day): OrderListing => ({
  customerId,
  statuses: shownStatuses(choice).filter((each) => status?.includes(each) ?? true),
  refused: choice.finished,
  q: choice.q,
  isOfAll: true,
  due: due && dueDays(due, today),
  orderedFrom: from && new Date(endOfShopDay(daysAfter(from, -1)).getTime() + 1).toISOString(),
  orderedTo: to && endOfShopDay(to).toISOString(),
  order: orderOrders[sort],
});

/** A page of the orders of all customers that the query chooses, and how many it chooses in all. */
export const listOrders = async (owner: Sql, query: Query, today: Day) => {
  const { page, limit } = query;
  const placeOf = (count: number) => ({ ...placeOfPage(count, limit, page), limit });
  const { ids, total } = await pageOfOrders(owner, listingOf(query, today), placeOf);
  const rows = ids.length === 0 ? [] : await readOrders(owner, ids);
  const people = await readPeople(
    owner,
    rows.flatMap((row) => handlerOf(row.order) ?? []),
  );
  const heldOrders = await readHeld(owner, ids);
  const found = new Map(rows.map((row) => [row.order.id, row]));
  const toEntry = ({ order, amounts, ...customer }: OrderListRow) => {
    const held = heldOrders.get(order.id) ?? null;
    const handler = handlerOf(order);
    return {
      ...customer,
      order,
      grossCents: amounts?.grossCents ?? null,
      totalCents: amounts ? shownTotal(amounts, customer.customerKind) : null,
      due: orderDue(order, today),
      handledBy: handler === null ? null : (people.get(handler)?.name ?? null),
      held: heldOf(order, held),
      next: nextOf(withHeld(order, held)),
    };
  };
  return { orders: ids.flatMap((id) => found.get(id) ?? []).map(toEntry), total };
};

/** An order of any customer with everything the operator reads about it. */
export const readOrder = async (owner: Sql, orderId: OrderId): Promise<OrderDetail> => {
  const [row] = await readOrders(owner, [orderId]);
  if (!row) throw new DomainError('not_found', { record: 'order' });
  const { order, customerId } = row;
  const log = await readLog(owner, orderId);
  const approver = order.approval?.by;
  const userIds = [
    ...new Set([
      order.userId,
      ...(approver ? [approver] : []),
      ...[...(order.history ?? []), ...log].map(({ userId }) => userId),
    ]),
  ];
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
