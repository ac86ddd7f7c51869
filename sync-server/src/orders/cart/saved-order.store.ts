import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { CartId, OrderId } from '@knotenblech/shared/values/ids.ts';
import type { Transaction } from '../../database/database.ts';

export type SavedOrder = { orderId: OrderId; number: number; args: unknown };

/** What was ordered of a cart, or of the cart that an Idempotency-Key stood with. */
export const findSavedOrder = async (
  tx: Transaction,
  { customerId, userId }: Actor,
  { cartId, key }: { cartId: CartId; key: string | null },
): Promise<SavedOrder | null> => {
  const [row] = await tx<SavedOrder[]>`
    select order_id as "orderId", number, args from customer_order
    where customer_id = ${customerId} and (cart_id = ${cartId} or cart_id = (
      select cart_id from order_key where customer_id = ${customerId} and user_id = ${userId} and key = ${key}))
    order by cart_id = ${cartId} limit 1`;
  return row ?? null;
};

/** Keeps which cart a key stands for; the latest counts as long as nothing was ordered by it. */
export const keepOrderKey = (
  tx: Transaction,
  { customerId, userId }: Actor,
  { cartId, key, at }: { cartId: CartId; key: string; at: Date },
) => tx`
  insert into order_key (customer_id, user_id, key, cart_id, at) values (${customerId}, ${userId}, ${key}, ${cartId}, ${at})
  on conflict (customer_id, user_id, key) do update set cart_id = excluded.cart_id, at = excluded.at`;
