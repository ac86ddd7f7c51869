import type { OrderLogEntry } from '@knotenblech/shared/api/orders/order-calls.ts';
import type { CustomerId, OrderId, UserId } from '@knotenblech/shared/values/ids.ts';
import type { Sql, Transaction } from '../../database/database.ts';

type NewEntry = Pick<OrderLogEntry, 'field' | 'before' | 'after'> & {
  customerId: CustomerId;
  orderId: OrderId;
  userId: UserId;
  at: Date;
};

export const addLogEntry = (tx: Transaction, { customerId, orderId, userId, at, field, before, after }: NewEntry) => tx`
  insert into order_log (order_id, customer_id, user_id, at, field, before, after)
  values (${orderId}, ${customerId}, ${userId}, ${at}, ${field}, ${tx.json(before)}, ${tx.json(after)})`;

/** What was changed in an order, oldest first. */
export const readLog = (owner: Sql, orderId: OrderId) => owner<OrderLogEntry[]>`
  select user_id as "userId", to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, field, before, after
  from order_log where order_id = ${orderId} order by id`;
