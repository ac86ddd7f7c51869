import type { Order, OrderStatus } from '@knotenblech/shared/orders/order.ts';
import type { Amounts } from '@knotenblech/shared/orders/order-amounts.ts';
import type { CustomerId, OrderId, UserId } from '@knotenblech/shared/values/ids.ts';
import type { Sql } from '../../database/database.ts';

export type OrderOwner = { customerId: CustomerId; userId: UserId };

/** Whose order it is, of all customers. */
export const findOrderOwner = async (owner: Sql, orderId: OrderId) => {
  const [row] = await owner<OrderOwner[]>`
    select customer_id as "customerId", user_id as "userId" from customer_order where order_id = ${orderId}`;
  return row ?? null;
};

export type OrderListRow = {
  customerId: CustomerId;
  customerNumber: number;
  customerName: string;
  order: Order;
  amounts: Amounts | null;
};

type Filter = {
  /** Only these; null: every status. */
  statuses: readonly OrderStatus[] | null;
  /** Only orders of a lower number: the next page. */
  below: number | null;
  limit: number;
};

/** Orders of all customers, the highest number first. */
export const listOrders = (owner: Sql, { statuses, below, limit }: Filter) => owner<OrderListRow[]>`
  select placed.customer_id as "customerId", (customer.data ->> 'number')::integer as "customerNumber",
    customer.data ->> 'name' as "customerName", made.data as order, priced.data -> 'amounts' as amounts
  from customer_order placed
  join record made on made.customer_id = placed.customer_id and made.space_id = 'c:' || placed.customer_id
    and made.kind = 'order' and made.id = placed.order_id::text and not made.deleted
  join record customer on customer.customer_id = placed.customer_id and customer.space_id = 'c:' || placed.customer_id
    and customer.kind = 'customer' and customer.id = placed.customer_id::text
  left join record priced on priced.customer_id = placed.customer_id and priced.space_id = 'cp:' || placed.customer_id
    and priced.kind = 'orderAmounts' and priced.id = placed.order_id::text and not priced.deleted
  where true
  ${statuses === null ? owner`` : owner`and made.data ->> 'status' in ${owner(statuses)}`}
  ${below === null ? owner`` : owner`and placed.number < ${below}`}
  order by placed.number desc limit ${limit}`;
