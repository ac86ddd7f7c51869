import type { Customer } from '@knotenblech/shared/accounts/customer.record.ts';
import type { Amounts } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { CustomerId, OrderId, UserId } from '@knotenblech/shared/values/ids.ts';
import type { Sql } from '../../database/database.ts';

export type OrderOwner = { customerId: CustomerId; userId: UserId };

/** Whose order it is, of all customers. */
export const findOrderOwner = async (owner: Sql, orderId: OrderId) => {
  const [row] = await owner<OrderOwner[]>`
    select customer_id as "customerId", user_id as "userId" from customer_order where order_id = ${orderId}`;
  return row ?? null;
};

const joinOrder = (owner: Sql) => owner`
  join record made on made.customer_id = placed.customer_id and made.space_id = 'c:' || placed.customer_id
    and made.kind = 'order' and made.id = placed.order_id::text and not made.deleted
  join record customer on customer.customer_id = placed.customer_id and customer.space_id = 'c:' || placed.customer_id
    and customer.kind = 'customer' and customer.id = placed.customer_id::text`;

const joinAmounts = (owner: Sql) => owner`
  left join record priced on priced.customer_id = placed.customer_id and priced.space_id = 'cp:' || placed.customer_id
    and priced.kind = 'orderAmounts' and priced.id = placed.order_id::text and not priced.deleted`;

export type OrderListRow = {
  customerId: CustomerId;
  customerNumber: number;
  customerName: string;
  customerKind: Customer['kind'];
  order: Order;
  amounts: Amounts | null;
};

/** Orders of all customers by their ids, in no order. */
export const readOrders = (owner: Sql, orderIds: readonly OrderId[]) => owner<OrderListRow[]>`
  select placed.customer_id as "customerId", (customer.data ->> 'number')::integer as "customerNumber",
    customer.data ->> 'name' as "customerName", customer.data ->> 'kind' as "customerKind", made.data as order,
    priced.data -> 'amounts' as amounts
  from customer_order placed ${joinOrder(owner)} ${joinAmounts(owner)}
  where placed.order_id in ${owner(orderIds)}`;

export type PersonRow = { id: UserId; name: string; email: string };

/** Users of any customer by their ids, those who are gone included. */
export const readPeople = async (owner: Sql, userIds: readonly UserId[]): Promise<Map<UserId, PersonRow>> => {
  if (userIds.length === 0) return new Map();
  const rows = await owner<PersonRow[]>`
    select id, trim((data ->> 'firstName') || ' ' || (data ->> 'name')) as name, data ->> 'email' as email
    from record where kind = 'user' and id in ${owner(userIds)}`;
  return new Map(rows.map((row) => [row.id, row]));
};
