import type { listOrdersCall } from '@knotenblech/shared/api/order-calls.ts';
import { chooseOrders, shownStatuses } from '@knotenblech/shared/orders/choose-orders.ts';
import type { Order } from '@knotenblech/shared/orders/order.ts';
import { nextStatuses } from '@knotenblech/shared/orders/status-table.ts';
import type { UserId } from '@knotenblech/shared/values/ids.ts';
import { pageOf } from '@knotenblech/shared/values/page-of.ts';
import type { z } from 'zod';
import type { Sql } from '../../database/database.ts';
import { listOutlines, type OrderListRow, readOrders, readPeople } from './order-list-store.ts';

type Query = z.infer<typeof listOrdersCall.querySchema>;

/** What the operator may do next with an order. */
export const nextOf = (order: Order) =>
  nextStatuses(order, 'operator').map(({ to, needsReason }) => ({ status: to, needsReason }));

const handlerOf = ({ history = [] }: Order): UserId | null =>
  history.findLast((event) => event.to === 'ASSIGNED' && event.by === 'operator')?.userId ?? null;

/** A page of the orders of all customers that the query chooses, and how many it chooses in all. */
export const listOrders = async (owner: Sql, { status, page, limit, ...choice }: Query) => {
  const shown = shownStatuses(choice).filter((each) => status?.includes(each) ?? true);
  const chosen = chooseOrders(
    shown.length === 0 ? [] : await listOutlines(owner, shown),
    choice,
    (order) => `${order.customerNumber} ${order.customerName}`,
  );
  const ids = pageOf(chosen, limit, page).shown.map((order) => order.orderId);
  const rows = ids.length === 0 ? [] : await readOrders(owner, ids);
  const people = await readPeople(
    owner,
    rows.flatMap((row) => handlerOf(row.order) ?? []),
  );
  const found = new Map(rows.map((row) => [row.order.id, row]));
  const toEntry = ({ order, amounts, ...customer }: OrderListRow) => {
    const handler = handlerOf(order);
    return {
      ...customer,
      order,
      grossCents: amounts?.grossCents ?? null,
      handledBy: handler === null ? null : (people.get(handler)?.name ?? null),
      next: nextOf(order),
    };
  };
  return { orders: ids.flatMap((id) => found.get(id) ?? []).map(toEntry), total: chosen.length };
};
