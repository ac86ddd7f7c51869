import { operatorPackId } from '@knotenblech/shared/catalogue/operator.schema.ts';
import { calendarPackIds } from '@knotenblech/shared/catalogue/shop-calendar.ts';
import { translationsPackId } from '@knotenblech/shared/catalogue/translation.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import { storedProjectReads } from '@knotenblech/shared/prices/project/stored-project.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { ReadKey, Rows } from '@knotenblech/shared/records/define-change.ts';
import { catalogSpace, customerPriceSpace, customerSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import { canonicalJson } from '@knotenblech/shared/values/canonical-json.ts';
import { DomainError, type ErrorDetails } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { CustomerId, UserId } from '@knotenblech/shared/values/ids.ts';
import type { Sql, Transaction } from '../database/database.ts';
import type { Enqueue } from '../jobs/queues.ts';
import type { ServerRunContext } from '../sync/push/batch.ts';
import { findPlaced, orderHash, type PlacedOrder } from './order.store.ts';
import { placeOrder } from './place-order.ts';

export type SubmitDeps = { sessions: Sql; enqueue: Enqueue; now: () => Date; takesPaypal: boolean };

/** The server's side of an order: one placed before is answered as it was; else the shared change closes the cart and the order is made, or all of it is undone. */
export const submitOrderRun =
  ({ sessions, enqueue, now, takesPaypal }: SubmitDeps) =>
  async ({ tx, actor, args, number, rows, read, run }: ServerRunContext<'submitOrder'>) => {
    const first = await repeatedOrder(tx, actor.customerId, args);
    if (first) return first;
    await refuseForeignCart({ tx, rows, actor }, args);
    run();
    await read(orderReads(args, actor.customerId, actor.userId));
    return placeOrder({ rows, tx, sessions, enqueue, now: now(), takesPaypal, number }, args, actor);
  };

type Asked = { tx: Transaction; rows: Rows; actor: Actor };

/** Refuses a cart that the user has not and a colleague or a quote has: ordered under its id, it could not be ordered by them. */
export const refuseForeignCart = async ({ tx, rows, actor }: Asked, { cartId, quoteId }: SubmitOrderArgs) => {
  if (quoteId !== undefined || rows.get(userSpace(actor.userId), 'cart', cartId)) return;
  const [foreign] = await tx`
    select 1 from record where customer_id = ${actor.customerId}
      and (kind = 'cart' and id = ${cartId} or kind = 'quote' and data ->> 'cartId' = ${cartId})`;
  if (foreign) throw new DomainError('not_found', { record: 'cart' });
};

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
  if (placed.argsHash !== orderHash(args))
    throw new DomainError('order_differs', { ...first, ...difference(placed, args) });
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

type Read = Pick<SubmitOrderArgs, 'shippingAddressId' | 'billingAddressId' | 'lines'>;

/** Every row that the price and the making of an order rest on. */
export const orderReads = (args: Read, customerId: CustomerId, userId: UserId): ReadKey[] => [
  { space: customerSpace(customerId), kind: 'customer', id: customerId },
  { space: customerSpace(customerId), kind: 'user', id: userId },
  { space: customerSpace(customerId), kind: 'address', id: args.shippingAddressId },
  { space: customerSpace(customerId), kind: 'address', id: args.billingAddressId ?? args.shippingAddressId },
  { space: customerPriceSpace(customerId), kind: 'tariff', all: true },
  { space: catalogSpace, kind: 'catalogPack', id: operatorPackId },
  { space: catalogSpace, kind: 'catalogPack', id: translationsPackId },
  ...calendarPackIds.map((id): ReadKey => ({ space: catalogSpace, kind: 'catalogPack', id })),
  ...args.lines.flatMap(({ projectId }) => storedProjectReads({ projectId, customerId, withPrice: true })),
];
