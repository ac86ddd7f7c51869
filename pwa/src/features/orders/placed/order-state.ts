import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { orderRefusal } from '@knotenblech/shared/orders/placing/order-contents.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import type { CartId } from '@knotenblech/shared/values/ids.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useSubmittedOrder } from '../../../sync/hooks/outbox/outbox-queries.ts';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { isOrder, type QueuedOrder, type WaitingEntry } from '../../../sync/status/read-waiting.ts';

/** What an order is, told by what the server has said; 'ordered' is never said before it has. */
export type OrderState =
  | { state: 'unknown' }
  /** It was refused, and ordered anew or given up since. */
  | { state: 'put-away' }
  | { state: 'queued' }
  | { state: 'sending' }
  /** The server took it; its record is on the way to this device. */
  | { state: 'taken' }
  | { state: 'checking'; order: Order }
  | { state: 'accepted'; order: Order }
  /** Price, contents or terms were refused before they became an order; what holds now can be confirmed. */
  | { state: 'price-changed' }
  /** It was refused, and all of it was ordered since. */
  | { state: 'ordered-since'; orders: readonly Order[] }
  /** Its files came out at another price than shown; nothing is made before it is cleared. */
  | { state: 'needs-review'; order: Order }
  | { state: 'refused'; code: ErrorCode; order: Order | null };

type Known = {
  isTaken: boolean;
  isPutAway: boolean;
  /** Why its user may order no more, as after the right to see prices was taken from him. */
  refusal: ErrorCode | null;
};

type Entry = Pick<WaitingEntry, 'state' | 'code' | 'orderedSince'>;

/**
 * The state of one order from its place in the outbox and the order that the server sent, if any. What the server has
 * taken is 'taken' until its record is here. Another price is told to nobody who could not confirm it.
 */
export const orderState = (
  entry: Entry | null,
  order: Order | null,
  { isTaken, isPutAway, refusal }: Known,
): OrderState => {
  if (order !== null) return stateOfOrder(order);
  if (entry === null && isTaken) return { state: 'taken' };
  if (entry === null) return { state: isPutAway ? 'put-away' : 'unknown' };
  if (entry.state === 'queued' || entry.state === 'sending') return { state: entry.state };
  if (entry.orderedSince) return { state: 'ordered-since', orders: entry.orderedSince };
  if (reconfirmReason(entry.code) === null)
    return { state: 'refused', code: entry.code ?? 'change_failed', order: null };
  return refusal === null ? { state: 'price-changed' } : { state: 'refused', code: refusal, order: null };
};

const stateOfOrder = (order: Order): OrderState =>
  order.check === 'refused'
    ? { state: 'refused', code: order.refusedFor ?? 'project_not_read', order }
    : { state: order.check, order };

/** What a refused order asks its buyer about, to be ordered anew or not; null: it is over. */
export const reconfirmReason = (code: ErrorCode | null): 'price' | 'contents' | 'terms' | null => {
  if (code === 'contents_changed') return 'contents';
  if (code === 'terms_changed') return 'terms';
  return code === 'price_changed' || code === 'tariff_expired' || code?.startsWith('voucher_') ? 'price' : null;
};

type OrderSeen = { state: OrderState; entry: QueuedOrder | null; order: Order | null };

/** One order wherever it is: in the queue, answered, or with the server; undefined while the device looks. */
export const useOrderState = (orderId: string): OrderSeen | undefined => {
  const { actor } = useShop();
  const seen = useSubmittedOrder(orderId);
  if (seen === undefined) return undefined;
  const entry = seen.waiting.filter(isOrder).findLast((each) => each.args.orderId === orderId) ?? null;
  const known = { isTaken: seen.isTaken, isPutAway: seen.isPutAway, refusal: orderRefusal(actor) };
  return { state: orderState(entry, seen.order, known), entry, order: seen.order };
};

type Seen = {
  refused: Pick<SubmitOrderArgs, 'cartId'>;
  /** The open one; null: it is not on this device. */
  cartId: CartId | null;
  /** What the server refused the order for has not come to this device. */
  isBehind: boolean;
};

/** Why a refused order cannot be agreed to where it is told. */
export const refusalHint = ({ refused, cartId, isBehind }: Seen): MessageDescriptor => {
  if (isBehind || cartId === null)
    return msg`Was sich geändert hat, ist noch nicht auf diesem Gerät. Sobald es da ist, können Sie hier zustimmen.`;
  if (cartId !== refused.cartId)
    return msg`Ihr Warenkorb ist inzwischen ein anderer als der dieser Bestellung. Was Sie noch brauchen, bestellen Sie bitte von dort.`;
  return msg`Im Warenkorb ist inzwischen etwas anderes gewählt als in dieser Bestellung. Bestellen Sie deshalb bitte von dort.`;
};
