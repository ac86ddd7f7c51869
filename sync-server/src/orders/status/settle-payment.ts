import { calendarPackIds } from '@knotenblech/shared/catalogue/shop-calendar.ts';
import { isPickup } from '@knotenblech/shared/orders/cart/cart-option.ts';
import { dayFromPayment } from '@knotenblech/shared/orders/delivery-day.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { Rows } from '@knotenblech/shared/records/define-change.ts';
import { catalogSpace, customerPriceSpace, customerSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { CustomerId, OrderId, UserId } from '@knotenblech/shared/values/ids.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';
import { shopDay } from '../../base-data/put-base-version.ts';
import { noteAudit } from '../../database/audit.store.ts';
import type { Sql, Transaction } from '../../database/database.ts';
import { withCustomer } from '../../database/in-customer.ts';
import type { Enqueue } from '../../jobs/queues.ts';
import { texts } from '../../jobs/texts/texts.ts';
import { notifyUser } from '../../messages/notify-user.ts';
import { pokeAtCommit } from '../../sync/rows/pokes.ts';
import { openUnitOfWork } from '../../sync/rows/unit-of-work.ts';
import { formatLongDay } from '../documents/confirmation-mail.ts';
import { languageOfOrder } from '../order.store.ts';
import { calendarIn } from '../price-order.ts';
import { findOrderOwner } from './order-list.store.ts';

/**
 * Notes that the payment of an order came; waited for, the day of delivery counts from now. Whoever ordered is told.
 * Throws DomainError 'nothing_to_pay' for an order that is not paid in advance.
 */
export const settlePayment = async (edited: Edited, by: { paypalCaptureId?: string } = {}): Promise<Order> => {
  const { rows, tx, now, customerId, order } = edited;
  const { prepayment, number, userId } = order;
  if (!prepayment) throw new DomainError('nothing_to_pay');
  const counted = { today: shopDay(now), calendar: calendarIn(rows) };
  const paid: Order = {
    ...order,
    deliveryDay: prepayment.paidAt === null ? dayFromPayment(order, counted) : order.deliveryDay,
    prepayment: { ...prepayment, paidAt: prepayment.paidAt ?? now.toISOString(), ...by },
  };
  rows.put(customerSpace(customerId), 'order', paid);
  const language = await languageOfOrder(tx, { customerId, orderId: order.id });
  const { subject, text } = texts[language].paymentReceived;
  const lines = [text(number), ...newsOf(order, paid, language)];
  const telling = { subject: subject(number), text: lines.join('\n'), customerId, userId, projectId: null };
  await notifyUser(edited, { ...telling, severity: 'GREEN' });
  return paid;
};

const newsOf = (before: Order, paid: Order, language: Language) => {
  const { delivery, pickup, canceled } = texts[language].paymentReceived;
  if (paid.status === 'CANCELED') return [canceled];
  if (paid.deliveryDay === before.deliveryDay) return [];
  const day = formatLongDay(texts[language].confirmation.locale, paid.deliveryDay);
  return [isPickup(paid.shippingType) ? pickup(day) : delivery(day)];
};

export type OrderEditDeps = { owner: Sql; enqueue: Enqueue; now: () => Date };

export type Edited = { rows: Rows; tx: Transaction; enqueue: Enqueue; now: Date; customerId: CustomerId; order: Order };

/**
 * Edits a customer's order for the operator in one transaction; his devices are poked. `edit` finds the customer, all his
 * orders, the order's projects and amounts, whoever ordered and, for one paid in advance, the shop's calendar read, that user's space locked. Throws DomainError to refuse.
 */
export const editOrder = async (
  { owner, enqueue, now }: OrderEditDeps,
  orderId: OrderId,
  edit: (edited: Edited) => Promise<Order>,
): Promise<Order> => {
  const found = await findOrderOwner(owner, orderId);
  if (!found) throw new DomainError('not_found', { record: 'order' });
  const { customerId, userId } = found;
  const space = customerSpace(customerId);
  return withCustomer(owner, customerId, async (tx) => {
    const book = await openUnitOfWork(tx, customerId, [space, customerPriceSpace(customerId), userSpace(userId)]);
    await book.read([
      { space, kind: 'order', all: true },
      { space, kind: 'user', id: userId },
      { space, kind: 'customer', id: customerId },
      { space: customerPriceSpace(customerId), kind: 'orderAmounts', id: orderId },
    ]);
    const order = book.overlay().rows.get(space, 'order', orderId);
    if (!order) throw new DomainError('not_found', { record: 'order' });
    await book.read([
      ...order.lines.map((line) => ({ space, kind: 'project', id: line.projectId }) as const),
      ...(order.prepayment ? calendarPackIds : []).map(
        (id) => ({ space: catalogSpace, kind: 'catalogPack', id }) as const,
      ),
    ]);
    const overlay = book.overlay();
    const edited = await edit({ rows: overlay.rows, tx, enqueue, now: now(), customerId, order });
    book.keep(overlay);
    await book.flush();
    await pokeAtCommit(tx, customerId, await book.close());
    return edited;
  });
};

/**
 * Notes whether the payment in advance of an order is in; whoever ordered is told of one that came.
 * Throws DomainError 'nothing_to_pay', also for what PayPal took: that is given back there.
 */
export const notePayment = (
  deps: OrderEditDeps,
  { orderId, isPaid, adminId }: { orderId: OrderId; isPaid: boolean; adminId: UserId },
) =>
  editOrder(deps, orderId, async (edited) => {
    const { tx, now, customerId, order } = edited;
    const { prepayment, status, number } = order;
    if (!prepayment || status === 'CANCELED') throw new DomainError('nothing_to_pay');
    if ((prepayment.paidAt !== null) === isPaid) return order;
    if (prepayment.paypalCaptureId !== undefined) throw new DomainError('nothing_to_pay');
    await noteAudit(tx, {
      at: now,
      actorId: adminId,
      action: 'order_payment',
      customerId,
      subject: orderId,
      details: { number, isPaid },
    });
    return isPaid ? settlePayment(edited) : takeBack(edited);
  });

/** The day of delivery stays until the payment comes. */
const takeBack = ({ rows, customerId, order }: Edited): Order => {
  const { prepayment } = order;
  if (!prepayment) throw new DomainError('nothing_to_pay');
  const open: Order = { ...order, prepayment: { ...prepayment, paidAt: null } };
  rows.put(customerSpace(customerId), 'order', open);
  return open;
};
