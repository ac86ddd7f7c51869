import { withVat } from '@knotenblech/shared/orders/amounts/vat-of.ts';
import { withSurcharge } from '@knotenblech/shared/orders/amounts/with-surcharge.ts';
import { isOrderOver } from '@knotenblech/shared/orders/status-table.ts';
import { customerPriceSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { OrderId, UserId } from '@knotenblech/shared/values/ids.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';
import { readsGrossIn } from '../../accounts/customers/read-customer.ts';
import { notifyUser } from '../../messages/notify-user.ts';
import { formatEuros } from '../documents/sums-of.ts';
import { languageOfOrder } from '../order.store.ts';
import { type Edited, editOrder, type OrderEditDeps } from '../status/settle-payment.ts';
import { addSurcharge, settleSurcharge } from './surcharge.store.ts';

type Wish = { surchargeId: string; orderId: OrderId; reason: string; netCents: number; adminId: UserId };

type Settled = { orderId: OrderId; surchargeId: string; userId: UserId };

/** Throws DomainError 'order_step_refused' for an order that is over or not accepted. */
const refuseOver = ({ order }: Edited) => {
  if (order.check !== 'accepted' || isOrderOver(order))
    throw new DomainError('order_step_refused', { from: order.status });
};

const amountsIn = ({ rows, customerId, order }: Edited) => {
  const priced = rows.get(customerPriceSpace(customerId), 'orderAmounts', order.id);
  if (!priced) throw new DomainError('order_step_refused', { from: order.status });
  return priced;
};

/** The amounts of the order follow; below nothing it does not go. */
const count = (edited: Edited, netCents: number) => {
  const priced = amountsIn(edited);
  const amounts = withSurcharge(priced.amounts, netCents);
  if (amounts.netCents < 0) throw new DomainError('invalid_input', { field: 'netCents' });
  edited.rows.put(customerPriceSpace(edited.customerId), 'orderAmounts', { ...priced, amounts });
};

/** Tells whoever ordered, in the words of his language. */
const tell = async (edited: Edited, textOf: (words: Words) => string) => {
  const { tx, customerId, order } = edited;
  const words = surchargeWords[await languageOfOrder(tx, { customerId, orderId: order.id })];
  const about = { subject: words.subject(order.number), text: textOf(words), customerId, userId: order.userId };
  await notifyUser(edited, { ...about, projectId: null, severity: 'YELLOW' });
};

/** Adds a surcharge to an order: the customer is asked where it costs him, and told of a credit, which counts at once. */
export const surchargeOrder = (deps: OrderEditDeps, { surchargeId: id, orderId, reason, netCents, adminId }: Wish) =>
  editOrder(deps, orderId, async (edited) => {
    refuseOver(edited);
    const { tx, now, customerId, order } = edited;
    const state = netCents > 0 ? 'asked' : 'accepted';
    if (state === 'accepted') count(edited, netCents);
    const isGross = readsGrossIn(edited.rows, customerId);
    const shownCents = isGross ? withVat(netCents, amountsIn(edited).amounts.vatRate) : netCents;
    await addSurcharge(tx, { customerId, orderId, id, reason, netCents, state, userId: adminId, at: now });
    await tell(edited, (words) => {
      const amount = words.amount(formatEuros(Math.abs(shownCents)), isGross);
      return state === 'asked'
        ? `${words.asked(order.number, amount, reason)}\n${words.answer}`
        : words.credited(order.number, amount, reason);
    });
    return order;
  });

/** Takes back a surcharge; one that was accepted counts no more. Throws DomainError 'not_found', 'order_step_refused'. */
export const withdrawSurcharge = (deps: OrderEditDeps, { orderId, surchargeId, userId }: Settled) =>
  editOrder(deps, orderId, async (edited) => {
    const { tx, now, customerId, order } = edited;
    refuseOver(edited);
    const key = { customerId, orderId, surchargeId, userId, at: now, state: 'withdrawn' } as const;
    const asked = await settleSurcharge(tx, { ...key, from: 'asked' });
    const settled = asked ?? (await settleSurcharge(tx, { ...key, from: 'accepted' }));
    if (!settled) throw new DomainError('not_found', { record: 'surcharge' });
    if (!asked) count(edited, -settled.netCents);
    await tell(edited, (words) => words.withdrawn(order.number, settled.reason));
    return order;
  });

/** The customer's answer; accepted, the amounts follow. Throws DomainError 'not_found', 'order_step_refused'. */
export const answerSurcharge = (
  deps: OrderEditDeps,
  { orderId, surchargeId, userId, accepts }: Settled & { accepts: boolean },
) =>
  editOrder(deps, orderId, async (edited) => {
    refuseOver(edited);
    const { tx, now, customerId, order } = edited;
    const state = accepts ? 'accepted' : 'declined';
    const settled = await settleSurcharge(tx, {
      customerId,
      orderId,
      surchargeId,
      userId,
      at: now,
      from: 'asked',
      state,
    });
    if (!settled) throw new DomainError('not_found', { record: 'surcharge' });
    if (accepts) count(edited, settled.netCents);
    return order;
  });

type Words = {
  /** An amount, and whether VAT is in it. */
  amount: (euros: string, isGross: boolean) => string;
  subject: (number: number) => string;
  asked: (number: number, amount: string, reason: string) => string;
  /** How it is answered. */
  answer: string;
  credited: (number: number, amount: string, reason: string) => string;
  withdrawn: (number: number, reason: string) => string;
};

/** What a customer reads of surcharges and credits. */
export const surchargeWords: Record<Language, Words> = {
  de: {
    amount: (euros, isGross) => `${euros} ${isGross ? 'mit USt.' : 'netto'}`,
    subject: (number) => `Bestellung ${number}: Betrag geändert`,
    asked: (number, amount, reason) => `Zu Ihrer Bestellung ${number} käme ein Zuschlag von ${amount}: ${reason}`,
    answer:
      'Bitte öffnen Sie die Bestellung und stimmen Sie zu oder lehnen Sie ab. Ohne Ihre Zustimmung gilt er nicht.',
    credited: (number, amount, reason) => `Ihre Bestellung ${number} wird um ${amount} günstiger: ${reason}`,
    withdrawn: (number, reason) => `Der Zuschlag zu Ihrer Bestellung ${number} ist zurückgenommen: ${reason}`,
  },
  en: {
    amount: (euros, isGross) => `${euros} ${isGross ? 'incl. VAT' : 'net'}`,
    subject: (number) => `Order ${number}: amount changed`,
    asked: (number, amount, reason) => `A surcharge of ${amount} would be added to your order ${number}: ${reason}`,
    answer: 'Please open the order and accept or decline. Without your consent it does not count.',
    credited: (number, amount, reason) => `The price of your order ${number} goes down by ${amount}: ${reason}`,
    withdrawn: (number, reason) => `The surcharge on your order ${number} has been withdrawn: ${reason}`,
  },
  fr: {
    amount: (euros, isGross) => `${euros} ${isGross ? 'TTC' : 'HT'}`,
    subject: (number) => `Commande ${number} : montant modifié`,
    asked: (number, amount, reason) => `Un supplément de ${amount} s’ajouterait à votre commande ${number} : ${reason}`,
    answer: 'Veuillez ouvrir la commande et accepter ou refuser. Sans votre accord, il ne compte pas.',
    credited: (number, amount, reason) => `Votre commande ${number} coûte ${amount} de moins : ${reason}`,
    withdrawn: (number, reason) => `Le supplément sur votre commande ${number} est retiré : ${reason}`,
  },
  it: {
    amount: (euros, isGross) => `${euros} ${isGross ? 'IVA inclusa' : 'netti'}`,
    subject: (number) => `Ordine ${number}: importo modificato`,
    asked: (number, amount, reason) =>
      `Al Suo ordine ${number} si aggiungerebbe un supplemento di ${amount}: ${reason}`,
    answer: 'Apra l’ordine e accetti o rifiuti. Senza il Suo consenso non vale.',
    credited: (number, amount, reason) => `Il Suo ordine ${number} costa ${amount} in meno: ${reason}`,
    withdrawn: (number, reason) => `Il supplemento sul Suo ordine ${number} è stato ritirato: ${reason}`,
  },
};
