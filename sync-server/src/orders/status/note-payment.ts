import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import type { Order } from '@knotenblech/shared/orders/order.ts';
import { customerSpace } from '@knotenblech/shared/sync/space.ts';
import type { OrderId, UserId } from '@knotenblech/shared/values/ids.ts';
import { noteAudit } from '../../audit/audit-store.ts';
import { tellUser } from '../../messages/tell-user.ts';
import type { Language } from '../confirmation-words.ts';
import { languageOfOrder } from '../order-store.ts';
import { editOrder, type OrderEditDeps } from './edit-order.ts';

const words: Record<Language, (number: number) => { subject: string; text: string }> = {
  de: (number) => ({
    subject: `Bestellung ${number}: Zahlung eingegangen`,
    text: `Ihre Zahlung zur Bestellung ${number} ist da. Vielen Dank.`,
  }),
  en: (number) => ({
    subject: `Order ${number}: payment received`,
    text: `Your payment for order ${number} has arrived. Thank you.`,
  }),
  fr: (number) => ({
    subject: `Commande ${number} : paiement reçu`,
    text: `Votre paiement pour la commande ${number} est arrivé. Merci.`,
  }),
  it: (number) => ({
    subject: `Ordine ${number}: pagamento ricevuto`,
    text: `Il pagamento dell’ordine ${number} è arrivato. Grazie.`,
  }),
};

/** Notes whether the payment in advance of an order is in; whoever ordered is told of one that came. Throws DomainError 'nothing_to_pay'. */
export const notePayment = (
  deps: OrderEditDeps,
  { orderId, isPaid, adminId }: { orderId: OrderId; isPaid: boolean; adminId: UserId },
) =>
  editOrder(deps, orderId, async ({ rows, tx, enqueue, now, customerId, order }) => {
    const { prepayment, status, number, userId } = order;
    if (!prepayment || status === 'CANCELED') throw new DomainError('nothing_to_pay');
    if ((prepayment.paidAt !== null) === isPaid) return order;
    const noted: Order = { ...order, prepayment: { ...prepayment, paidAt: isPaid ? now.toISOString() : null } };
    rows.put(customerSpace(customerId), 'order', noted);
    await noteAudit(tx, {
      at: now,
      actorId: adminId,
      action: 'order_payment',
      customerId,
      subject: orderId,
      details: { number, isPaid },
    });
    if (isPaid) {
      const language = await languageOfOrder(tx, { customerId, orderId });
      const telling = { rows, tx, enqueue, now };
      await tellUser(telling, { ...words[language](number), customerId, userId, severity: 'GREEN', projectId: null });
    }
    return noted;
  });
