import type { OrderStatus, Portion } from '@knotenblech/shared/orders/order.record.ts';
import type { CustomerId, OrderId, UserId } from '@knotenblech/shared/values/ids.ts';
import type { Sql, Transaction } from '../../database/database.ts';

export type HeldStep = { to: OrderStatus; reason: string; userId: UserId; at: string; portion?: Portion };
export type Held = { steps: HeldStep[]; dueAt: Date };

/** What of an order is held back, locked until the transaction ends. */
export const lockHeld = async (tx: Transaction, orderId: OrderId): Promise<Held | null> => {
  const [row] = await tx<Held[]>`
    select steps, due_at as "dueAt" from held_status where order_id = ${orderId} for update`;
  return row ?? null;
};

/** Without steps nothing is held any more. */
export const putHeld = (tx: Transaction, key: { customerId: CustomerId; orderId: OrderId }, { steps, dueAt }: Held) =>
  steps.length === 0
    ? tx`delete from held_status where order_id = ${key.orderId}`
    : tx`
      insert into held_status (order_id, customer_id, steps, due_at)
      values (${key.orderId}, ${key.customerId}, ${tx.json(steps)}, ${dueAt})
      on conflict (order_id) do update set steps = excluded.steps, due_at = excluded.due_at`;

/** What is held of several orders, by their ids. */
export const readHeld = async (owner: Sql, orderIds: readonly OrderId[]): Promise<Map<OrderId, Held>> => {
  if (orderIds.length === 0) return new Map();
  const rows = await owner<(Held & { orderId: OrderId })[]>`
    select order_id as "orderId", steps, due_at as "dueAt" from held_status where order_id in ${owner(orderIds)}`;
  return new Map(rows.map((row) => [row.orderId, row]));
};
