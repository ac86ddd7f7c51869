import type { SubmitOrderArgs } from '@knotenblech/shared/orders/submit-order.schema.ts';
import { canonicalJson } from '@knotenblech/shared/values/canonical-json.ts';
import { DomainError, type ErrorDetails } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { CustomerId } from '@knotenblech/shared/values/ids.ts';
import type { Transaction } from '../database/database.ts';
import { findPlaced, orderHash, type PlacedOrder } from './order.store.ts';

/** Made anew by every press of the button: no part of what is ordered. */
const ofThePress = new Set(['orderId', 'nextCartId']);

/**
 * The answer to an order that was placed before, word for word: the first one's. Null for a new one.
 * Throws DomainError 'order_differs' for other contents under its id, 'cart_already_ordered' or 'quote_already_ordered' for another order of its cart.
 */
export const repeatedOrder = async (tx: Transaction, customerId: CustomerId, args: SubmitOrderArgs) => {
  const placed = await findPlaced(tx, customerId, args);
  if (!placed) return null;
  const { orderId, number } = placed;
  const first = { orderId, number, cartId: placed.cartId };
  if (orderId !== args.orderId)
    throw new DomainError(args.quoteId === undefined ? 'cart_already_ordered' : 'quote_already_ordered', {
      ...first,
      ...difference(placed, args),
    });
  const isSame = placed.argsHash === null ? difference(placed, args) === null : placed.argsHash === orderHash(args);
  if (!isSame) throw new DomainError('order_differs', { ...first, ...difference(placed, args) });
  return { orderId, number };
};

/** The first field that differs, with what was ordered and what is asked for now, as JSON; null: nothing does. */
const difference = ({ args: stored }: PlacedOrder, asked: SubmitOrderArgs): ErrorDetails | null => {
  const was = leavesOf(stored);
  const now = leavesOf(asked);
  const fields = [...new Set([...was.keys(), ...now.keys()])].sort();
  const field = fields.find((each) => was.get(each) !== now.get(each));
  return field === undefined ? null : { field, was: was.get(field) ?? null, now: now.get(field) ?? null };
};

/** Every single value by its path, as JSON: 'lines.0.quantity' → '2'. */
const leavesOf = (value: unknown, path: readonly string[] = []): Map<string, string> => {
  if (value === null || typeof value !== 'object') return new Map([[path.join('.'), canonicalJson(value)]]);
  const entries = Object.entries(value).filter(([key]) => path.length > 0 || !ofThePress.has(key));
  return new Map(entries.flatMap(([key, inner]) => [...leavesOf(inner, [...path, key])]));
};
