import type { SubmitOrderArgs } from '@knotenblech/shared/orders/submit-order.ts';
import type { Transaction } from '../database/database.ts';

type OrderKey = { customerId: string; orderId: string };

/** Takes the order id and the cart for this order, and gives it its number; null when either was ordered before. */
export const insertOrder = async (
  tx: Transaction,
  customerId: string,
  userId: string,
  args: SubmitOrderArgs,
  now: Date,
) => {
  const [row] = await tx<{ number: number }[]>`
    insert into customer_order (customer_id, order_id, cart_id, user_id, number, args, placed_at)
    values (${customerId}, ${args.orderId}, ${args.cartId}, ${userId}, nextval('order_number'), ${tx.json(args)}, ${now})
    on conflict do nothing
    returning number`;
  return row?.number ?? null;
};

export const isWithdrawn = async (tx: Transaction, { customerId, orderId }: OrderKey) => {
  const [row] = await tx`select 1 from withdrawn_order where customer_id = ${customerId} and order_id = ${orderId}`;
  return row !== undefined;
};

/** What was asked for, word for word, as the schema of the change had it. */
export const findOrderArgs = async (tx: Transaction, { customerId, orderId }: OrderKey) => {
  const [row] = await tx<{ args: unknown; userId: string }[]>`
    select args, user_id as "userId" from customer_order where customer_id = ${customerId} and order_id = ${orderId}`;
  return row ?? null;
};

export const nextProjectNumber = async (tx: Transaction) => {
  const [row] = await tx<{ number: number }[]>`select nextval('project_number') as number`;
  if (!row) throw new Error('the sequence project_number gave nothing');
  return row.number;
};
