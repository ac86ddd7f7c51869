import { isPickup } from '@knotenblech/shared/orders/cart/cart-option.ts';
import type { Deliverable, Order, OrderStatus } from '@knotenblech/shared/orders/order.record.ts';
import { isPartial, piecesOfStep, progressOf } from '@knotenblech/shared/orders/partial-steps.ts';
import { isDemoOrder } from '@knotenblech/shared/orders/status-table.ts';
import type { CustomerId } from '@knotenblech/shared/values/ids.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';
import { texts } from '../../jobs/texts/texts.ts';
import { notifyUser, type Telling } from '../../messages/notify-user.ts';
import { languageOfOrder } from '../order.store.ts';

/** Subject and text that tell a customer the latest step of his order, in the language he ordered in. */
export const statusText = (order: Order, language: Language) => {
  const { number, status, history } = order;
  const labels = texts[language].status;
  const pickup: Partial<Record<OrderStatus, string>> = isPickup(order.shippingType) ? labels.pickup : {};
  const name = pickup[status] ?? labels.statuses[status];
  const last = history?.at(-1);
  const isOwn = last?.by === 'customer' && status === 'CANCELED';
  const lines = [
    labels.text(number, name),
    ...(isOwn ? [labels.byCustomer] : []),
    ...(isDemoOrder(order) ? [texts[language].confirmation.demo] : []),
    ...partialLines(order, language),
    ...(last && last.reason !== '' ? [labels.reason(last.reason)] : []),
  ];
  return { subject: labels.subject(number, name), text: lines.join('\n') };
};

const mostNamed = 20;

/** '3 × P-104, 2 × Lasche und 4 weitere'. */
const listPieces = (pieces: readonly Pick<Deliverable, 'mark' | 'pieces'>[], others: (count: number) => string) => {
  const named = pieces.slice(0, mostNamed).map(({ mark, pieces: count }) => `${count} × ${mark}`);
  const rest = pieces.length - named.length;
  return rest > 0 ? `${named.join(', ')} ${others(rest)}` : named.join(', ');
};

/** What goes with the latest step of an order, and what does not yet; nothing where it is not a partial one. */
const partialLines = (order: Order, language: Language): string[] => {
  const { status, history, shippingType } = order;
  const last = history?.at(-1);
  if (!last?.portion || !isPartial(status)) return [];
  const { partial, pickupPartial, stillToCome, labelled, others } = texts[language].status;
  const step = (isPickup(shippingType) ? pickupPartial : partial)[status];
  const done = status === 'PARTLY_SENT' ? 'sent' : 'commissioned';
  const left = progressOf(order).flatMap((each) =>
    each.pieces > each[done] ? [{ ...each, pieces: each.pieces - each[done] }] : [],
  );
  return [
    labelled(step, listPieces(piecesOfStep(order, last), others)),
    ...(left.length === 0 ? [] : [labelled(stillToCome, listPieces(left, others))]),
  ];
};

/** Tells whoever ordered the latest step of the order, by message and mail. */
export const notifyOrderStatus = async (telling: Telling, customerId: CustomerId, order: Order) => {
  const language = await languageOfOrder(telling.tx, { customerId, orderId: order.id });
  await notifyUser(telling, {
    ...statusText(order, language),
    customerId,
    userId: order.userId,
    severity: order.status === 'CANCELED' ? 'YELLOW' : 'GREEN',
    projectId: null,
  });
};
