import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { Transaction } from '../../database/database.ts';

export const readWithdrawn = async (tx: Transaction, customerId: string, orderIds: readonly string[]) => {
  if (orderIds.length === 0) return new Set<string>();
  const rows = await tx<{ orderId: string }[]>`
    select order_id as "orderId" from withdrawn_order
    where customer_id = ${customerId} and order_id in ${tx(orderIds)}`;
  return new Set(rows.map((row) => row.orderId));
};

export const addWithdrawn = (tx: Transaction, { customerId, userId }: Actor, orderId: string) => tx`
  insert into withdrawn_order (customer_id, order_id, user_id) values (${customerId}, ${orderId}, ${userId})
  on conflict do nothing`;
