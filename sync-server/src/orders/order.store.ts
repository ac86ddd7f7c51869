import { type PaymentTerms, usualPaymentTerms } from '@knotenblech/shared/accounts/customers.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { CartId, OrderId } from '@knotenblech/shared/values/ids.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';
import type { Sql, Transaction } from '../database/database.ts';
import { argsHash } from '../sync/push/run-change.ts';

type OrderOrCart = { orderId: OrderId; cartId: CartId };
type OrderKey = { customerId: string; orderId: string };

type Numbering = { now: Date; had: number | undefined };

/**
 * Takes the order id and the cart for this order, and gives it its number: the one it had before the server was restored, if
 * that may have been given out after the backup and nobody has it, else the next; demo users have a range of their own. Null when order or cart was ordered before.
 */
export const insertOrder = async (tx: Transaction, actor: Actor, args: SubmitOrderArgs, { now, had }: Numbering) => {
  if (await wasNumbered(tx, had)) {
    const kept = await insertNumbered(tx, actor, args, { now, had });
    if (kept !== null) return kept;
  }
  return insertNumbered(tx, actor, args, { now, had: undefined });
};

/** Whether a number that an order is told again with may be the one that the server gave it before it was restored. */
export const wasNumbered = async (tx: Transaction, number: number | undefined) => {
  if (number === undefined) return false;
  const [gap] = await tx`select 1 from number_gap where sequence = 'order_number' and ${number} between first and last`;
  return gap !== undefined;
};

const insertNumbered = async (
  tx: Transaction,
  { customerId, userId, permissions }: Actor,
  args: SubmitOrderArgs,
  { now, had }: Numbering,
) => {
  const sequence = permissions.includes('DEMO_PERMISSION') ? 'demo_order_number' : 'order_number';
  const [row] = await tx<{ number: number }[]>`
    insert into customer_order (customer_id, order_id, cart_id, user_id, number, args, args_hash, placed_at, payment_terms)
    values (${customerId}, ${args.orderId}, ${args.cartId}, ${userId}, ${had ?? tx`nextval(${sequence})`},
      ${tx.json(args)}, ${orderHash(args)}, ${now},
      (select terms from payment_terms where customer_id = ${customerId}))
    on conflict do nothing
    returning number`;
  return row?.number ?? null;
};

/** Tells one order from another: everything asked for. */
export const orderHash = (args: SubmitOrderArgs) => argsHash({ name: 'submitOrder', args });

export type PlacedOrder = { orderId: OrderId; cartId: CartId; number: number; args: unknown; argsHash: string };

/** What was ordered before under this id or of this cart. */
export const findPlaced = async (tx: Transaction, customerId: string, { orderId, cartId }: OrderOrCart) => {
  const rows = await tx<PlacedOrder[]>`
    select order_id as "orderId", cart_id as "cartId", number, args, args_hash as "argsHash" from customer_order
    where customer_id = ${customerId} and (order_id = ${orderId} or cart_id = ${cartId})`;
  return rows.find((row) => row.orderId === orderId) ?? rows[0] ?? null;
};

/** The language it was ordered in. */
export const languageOfOrder = async (tx: Transaction, { customerId, orderId }: OrderKey): Promise<Language> => {
  const [row] = await tx<{ language: Language | null }[]>`
    select args ->> 'language' as language from customer_order
    where customer_id = ${customerId} and order_id = ${orderId}`;
  return row?.language ?? 'de';
};

/** How the order is paid where it goes on account: as agreed when it was ordered. */
export const paymentTermsOf = async (
  sql: Sql | Transaction,
  { customerId, orderId }: OrderKey,
): Promise<PaymentTerms> => {
  const [row] = await sql<{ terms: PaymentTerms | null }[]>`
    select payment_terms as terms from customer_order where customer_id = ${customerId} and order_id = ${orderId}`;
  return row?.terms ?? usualPaymentTerms;
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
