import type { ErrorCode } from '@knotenblech/shared/errors/error-codes.ts';
import type { Order } from '@knotenblech/shared/orders/order.ts';

/** What an order is, told by what the server has said; 'ordered' is never said before it has. */
export type OrderState =
  | { state: 'unknown' }
  | { state: 'queued' }
  | { state: 'sending' }
  | { state: 'checking'; order: Order }
  | { state: 'accepted'; order: Order }
  | { state: 'needs-review'; code: ErrorCode }
  | { state: 'refused'; code: ErrorCode; order: Order | null };

type Entry = { state: 'queued' | 'sending' | 'refused' | 'failed'; code: ErrorCode | null };

/** Refusals that a customer can answer: the new price is shown, and he orders again or leaves it. */
const answerable: readonly ErrorCode[] = ['price_changed', 'tariff_expired'];

/** The state of one order from its place in the outbox and the order that the server sent, if any. */
export const orderState = (entry: Entry | null, order: Order | null): OrderState => {
  if (order !== null) return stateOfOrder(order);
  if (entry === null) return { state: 'unknown' };
  switch (entry.state) {
    case 'queued':
    case 'sending':
      return { state: entry.state };
    case 'refused':
    case 'failed':
      return stateOfRefusal(entry.code ?? 'change_failed');
  }
};

const stateOfOrder = (order: Order): OrderState => {
  switch (order.check) {
    case 'checking':
    case 'accepted':
      return { state: order.check, order };
    case 'needs-review':
      return { state: 'needs-review', code: 'price_changed' };
    case 'refused':
      return { state: 'refused', code: 'change_failed', order };
  }
};

const stateOfRefusal = (code: ErrorCode): OrderState =>
  answerable.includes(code) ? { state: 'needs-review', code } : { state: 'refused', code, order: null };
