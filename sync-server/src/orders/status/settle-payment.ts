import { isPickup } from '@knotenblech/shared/orders/cart/cart-option.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { dayFromPayment } from '@knotenblech/shared/orders/payment-day.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { shopDay } from '../../base-data/shop-day.ts';
import { notifyUser } from '../../messages/notify-user.ts';
import { confirmationTexts, type Language } from '../documents/confirmation-texts.ts';
import { formatLongDay } from '../documents/format-long-day.ts';
import { languageOfOrder } from '../order.store.ts';
import { calendarIn } from '../price-order.ts';
import type { Edited } from './edit-order.ts';

type Words = {
  subject: (number: number) => string;
  text: (number: number) => string;
  /** That the day of delivery was counted anew. */
  delivery: (day: string) => string;
  pickup: (day: string) => string;
  canceled: string;
};

const words: Record<Language, Words> = {
  de: {
    subject: (number) => `Bestellung ${number}: Zahlung eingegangen`,
    text: (number) => `Ihre Zahlung zur Bestellung ${number} ist da. Vielen Dank.`,
    delivery: (day) => `Wir fertigen jetzt. Neuer Liefertag: ${day}`,
    pickup: (day) => `Wir fertigen jetzt. Abholbereit neu am: ${day}`,
    canceled: 'Die Bestellung ist storniert. Wir erstatten Ihnen den Betrag.',
  },
  en: {
    subject: (number) => `Order ${number}: payment received`,
    text: (number) => `Your payment for order ${number} has arrived. Thank you.`,
    delivery: (day) => `Production starts now. New delivery day: ${day}`,
    pickup: (day) => `Production starts now. New collection day: ${day}`,
    canceled: 'The order is cancelled. We will refund the amount.',
  },
  fr: {
    subject: (number) => `Commande ${number} : paiement reçu`,
    text: (number) => `Votre paiement pour la commande ${number} est arrivé. Merci.`,
    delivery: (day) => `La fabrication commence. Nouvelle date de livraison : ${day}`,
    pickup: (day) => `La fabrication commence. Nouvelle date d’enlèvement : ${day}`,
    canceled: 'La commande est annulée. Nous vous remboursons le montant.',
  },
  it: {
    subject: (number) => `Ordine ${number}: pagamento ricevuto`,
    text: (number) => `Il pagamento dell’ordine ${number} è arrivato. Grazie.`,
    delivery: (day) => `La produzione inizia ora. Nuovo giorno di consegna: ${day}`,
    pickup: (day) => `La produzione inizia ora. Nuovo giorno di ritiro: ${day}`,
    canceled: 'L’ordine è annullato. Le rimborsiamo l’importo.',
  },
};

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
  const { subject, text } = words[language];
  const lines = [text(number), ...newsOf(order, paid, language)];
  const telling = { subject: subject(number), text: lines.join('\n'), customerId, userId, projectId: null };
  await notifyUser(edited, { ...telling, severity: 'GREEN' });
  return paid;
};

const newsOf = (before: Order, paid: Order, language: Language) => {
  const { delivery, pickup, canceled } = words[language];
  if (paid.status === 'CANCELED') return [canceled];
  if (paid.deliveryDay === before.deliveryDay) return [];
  const day = formatLongDay(confirmationTexts[language].locale, paid.deliveryDay);
  return [isPickup(paid.shippingType) ? pickup(day) : delivery(day)];
};
