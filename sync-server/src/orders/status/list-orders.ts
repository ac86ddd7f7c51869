import type { listOrdersCall } from '@knotenblech/shared/api/order-calls.ts';
import { chooseOrders, shownStatuses } from '@knotenblech/shared/orders/choose-orders.ts';
import type { Order } from '@knotenblech/shared/orders/order.ts';
import { orderDue } from '@knotenblech/shared/orders/order-due.ts';
import {
  type AllOrderSort,
  type OrderSort,
  orderSorts,
  usualOrderSort,
} from '@knotenblech/shared/orders/order-sorts.ts';
import { shownTotal } from '@knotenblech/shared/orders/shown-total.ts';
import { nextStatuses } from '@knotenblech/shared/orders/status-table.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import type { UserId } from '@knotenblech/shared/values/ids.ts';
import { pageOf } from '@knotenblech/shared/values/page-of.ts';
import type { z } from 'zod';
import type { Sql } from '../../database/database.ts';
import { shopDay } from '../shop-day.ts';
import { type Held, readHeld } from './held-status-store.ts';
import { withHeld } from './set-order-status.ts';
import { listOutlines, type OrderListRow, type OrderOutline, readOrders, readPeople } from './order-list-store.ts';

type Query = z.infer<typeof listOrdersCall.querySchema>;

/** What the operator may do next with an order. */
export const nextOf = (order: Order) =>
  nextStatuses(order, 'operator').map(({ to, needsReason }) => ({ status: to, needsReason }));

/** What of an order is held back, as a call answers it. */
export const heldOf = (order: Order, held: Held | null | undefined) =>
  held ? { status: withHeld(order, held).status, dueAt: held.dueAt.toISOString() } : null;

const handlerOf = ({ history = [] }: Order): UserId | null =>
  history.findLast((event) => event.to === 'ASSIGNED' && event.by === 'operator')?.userId ?? null;

const text = new Intl.Collator('de', { numeric: true, sensitivity: 'base' });
const totalOf = ({ amounts, customerKind }: OrderOutline) => (amounts ? shownTotal(amounts, customerKind) : -1);

type Comparison = (a: OrderOutline, b: OrderOutline) => number;
const byDay: Comparison = (a, b) => text.compare(a.deliveryDay, b.deliveryDay);
const byCustomer: Comparison = (a, b) =>
  text.compare(a.customerName, b.customerName) || a.customerNumber - b.customerNumber;
const byTotal: Comparison = (a, b) => totalOf(a) - totalOf(b);
const compare: Record<Exclude<AllOrderSort, OrderSort>, Comparison> = {
  dueAsc: byDay,
  dueDesc: (a, b) => byDay(b, a),
  customerAsc: byCustomer,
  customerDesc: (a, b) => byCustomer(b, a),
  totalAsc: byTotal,
  totalDesc: (a, b) => byTotal(b, a),
};
const isOwnSort = (sort: AllOrderSort): sort is OrderSort => orderSorts.some((each) => each === sort);

const chosenOutlines = async (
  owner: Sql,
  { status, customerId, from, to, due, sort, ...choice }: Query,
  today: Day,
) => {
  const statuses = shownStatuses(choice).filter((each) => status?.includes(each) ?? true);
  if (statuses.length === 0) return [];
  const withAmounts = sort === 'totalAsc' || sort === 'totalDesc';
  const outlines = (await listOutlines(owner, { statuses, customerId, withAmounts })).filter((order) => {
    const day = shopDay(new Date(order.orderedAt));
    return (
      (from === undefined || day >= from) &&
      (to === undefined || day <= to) &&
      (due === undefined || orderDue(order, today) === due)
    );
  });
  const words = (order: OrderOutline) => `${order.customerNumber} ${order.customerName}`;
  if (isOwnSort(sort)) return chooseOrders(outlines, { ...choice, sort }, words);
  return chooseOrders(outlines, { ...choice, sort: usualOrderSort }, words).toSorted(compare[sort]);
};

/** A page of the orders of all customers that the query chooses, and how many it chooses in all. */
export const listOrders = async (owner: Sql, query: Query, today: Day) => {
  const { page, limit } = query;
  const chosen = await chosenOutlines(owner, query, today);
  const ids = pageOf(chosen, limit, page).shown.map((order) => order.orderId);
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
  return { orders: ids.flatMap((id) => found.get(id) ?? []).map(toEntry), total: chosen.length };
};
