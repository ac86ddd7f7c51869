import { isPickup } from '@knotenblech/shared/orders/cart/cart-option.ts';
import type { Deliverable, Order, OrderStatus } from '@knotenblech/shared/orders/order.record.ts';
import { isPartial, piecesOfStep, progressOf } from '@knotenblech/shared/orders/partial-steps.ts';
import { isDemoOrder } from '@knotenblech/shared/orders/status-table.ts';
import type { CustomerId } from '@knotenblech/shared/values/ids.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';
import { notifyUser, type Telling } from '../../messages/notify-user.ts';
import { confirmationTexts } from '../documents/confirmation-texts.ts';
import { languageOfOrder } from '../order.store.ts';

type PickupStatus = 'PARTLY_COMMISSIONED' | 'COMMISSIONED' | 'PARTLY_SENT' | 'SENT';

type PartialStep = 'PARTLY_COMMISSIONED' | 'PARTLY_SENT';

type Words = {
  subject: (number: number, status: string) => string;
  text: (number: number, status: string) => string;
  byCustomer: string;
  reason: (reason: string) => string;
  /** Before what a partial step is about, and what is still to come. */
  partial: Record<PartialStep, string>;
  stillToCome: string;
  others: (count: number) => string;
  statuses: Record<OrderStatus, string>;
  /** What some are called where the order is fetched. */
  pickup: Record<PickupStatus, string>;
  pickupPartial: Record<PartialStep, string>;
};

export const statusLabels: Record<Language, Words> = {
  de: {
    subject: (number, status) => `Bestellung ${number}: ${status}`,
    text: (number, status) => `Ihre Bestellung ${number} hat jetzt den Status „${status}“.`,
    byCustomer: 'Die Stornierung kam von Ihrer Firma. Es wird nichts gefertigt und nichts berechnet.',
    reason: (reason) => `Grund: ${reason}`,
    partial: { PARTLY_COMMISSIONED: 'Jetzt kommissioniert', PARTLY_SENT: 'Jetzt versandt' },
    stillToCome: 'Es folgt noch',
    others: (count) => `und ${count} weitere`,
    pickupPartial: { PARTLY_COMMISSIONED: 'Jetzt abholbereit', PARTLY_SENT: 'Jetzt abgeholt' },
    statuses: {
      NEW: 'Eingegangen',
      DEMO: 'Demobestellung',
      ASSIGNED: 'In Bearbeitung',
      ANALYZED: 'Arbeitsvorbereitung',
      IN_PRODUCTION: 'In Fertigung',
      PARTLY_COMMISSIONED: 'Teilweise kommissioniert',
      COMMISSIONED: 'Kommissioniert',
      PARTLY_SENT: 'Teilweise versandt',
      SENT: 'Versandt',
      CLOSED: 'Abgeschlossen',
      CANCELED: 'Storniert',
    },
    pickup: {
      PARTLY_COMMISSIONED: 'Teilweise abholbereit',
      COMMISSIONED: 'Abholbereit',
      PARTLY_SENT: 'Teilweise abgeholt',
      SENT: 'Abgeholt',
    },
  },
  en: {
    subject: (number, status) => `Order ${number}: ${status}`,
    text: (number, status) => `The status of your order ${number} is now “${status}”.`,
    byCustomer: 'The cancellation came from your company. Nothing is made and nothing is charged.',
    reason: (reason) => `Reason: ${reason}`,
    partial: { PARTLY_COMMISSIONED: 'Picked now', PARTLY_SENT: 'Sent now' },
    stillToCome: 'Still to come',
    others: (count) => `and ${count} more`,
    pickupPartial: { PARTLY_COMMISSIONED: 'Ready for collection now', PARTLY_SENT: 'Collected now' },
    statuses: {
      NEW: 'Received',
      DEMO: 'Demo order',
      ASSIGNED: 'In progress',
      ANALYZED: 'Work preparation',
      IN_PRODUCTION: 'In production',
      PARTLY_COMMISSIONED: 'Partly picked',
      COMMISSIONED: 'Picked',
      PARTLY_SENT: 'Partly sent',
      SENT: 'Sent',
      CLOSED: 'Closed',
      CANCELED: 'Cancelled',
    },
    pickup: {
      PARTLY_COMMISSIONED: 'Partly ready for collection',
      COMMISSIONED: 'Ready for collection',
      PARTLY_SENT: 'Partly collected',
      SENT: 'Collected',
    },
  },
  fr: {
    subject: (number, status) => `Commande ${number} : ${status}`,
    text: (number, status) => `Votre commande ${number} est maintenant à l’état « ${status} ».`,
    byCustomer: 'L’annulation vient de votre entreprise. Rien n’est fabriqué ni facturé.',
    reason: (reason) => `Motif : ${reason}`,
    partial: { PARTLY_COMMISSIONED: 'Préparé maintenant', PARTLY_SENT: 'Expédié maintenant' },
    stillToCome: 'Reste à venir',
    others: (count) => `et ${count} autres`,
    pickupPartial: { PARTLY_COMMISSIONED: 'Prêt à l’enlèvement maintenant', PARTLY_SENT: 'Enlevé maintenant' },
    statuses: {
      NEW: 'Reçue',
      DEMO: 'Commande de démonstration',
      ASSIGNED: 'En traitement',
      ANALYZED: 'Préparation du travail',
      IN_PRODUCTION: 'En fabrication',
      PARTLY_COMMISSIONED: 'Partiellement préparée',
      COMMISSIONED: 'Préparée',
      PARTLY_SENT: 'Partiellement expédiée',
      SENT: 'Expédiée',
      CLOSED: 'Clôturée',
      CANCELED: 'Annulée',
    },
    pickup: {
      PARTLY_COMMISSIONED: 'Partiellement prête à l’enlèvement',
      COMMISSIONED: 'Prête à l’enlèvement',
      PARTLY_SENT: 'Partiellement enlevée',
      SENT: 'Enlevée',
    },
  },
  it: {
    subject: (number, status) => `Ordine ${number}: ${status}`,
    text: (number, status) => `Il Suo ordine ${number} è ora nello stato «${status}».`,
    byCustomer: 'L’annullamento è stato chiesto dalla Sua azienda. Non si produce e non si addebita nulla.',
    reason: (reason) => `Motivo: ${reason}`,
    partial: { PARTLY_COMMISSIONED: 'Preparato ora', PARTLY_SENT: 'Spedito ora' },
    stillToCome: 'Ancora in arrivo',
    others: (count) => `e altri ${count}`,
    pickupPartial: { PARTLY_COMMISSIONED: 'Pronto per il ritiro ora', PARTLY_SENT: 'Ritirato ora' },
    statuses: {
      NEW: 'Ricevuto',
      DEMO: 'Ordine dimostrativo',
      ASSIGNED: 'In lavorazione',
      ANALYZED: 'Preparazione del lavoro',
      IN_PRODUCTION: 'In produzione',
      PARTLY_COMMISSIONED: 'Preparato in parte',
      COMMISSIONED: 'Preparato',
      PARTLY_SENT: 'Spedito in parte',
      SENT: 'Spedito',
      CLOSED: 'Concluso',
      CANCELED: 'Annullato',
    },
    pickup: {
      PARTLY_COMMISSIONED: 'Pronto in parte per il ritiro',
      COMMISSIONED: 'Pronto per il ritiro',
      PARTLY_SENT: 'Ritirato in parte',
      SENT: 'Ritirato',
    },
  },
};

/** Subject and text that tell a customer the latest step of his order, in the language he ordered in. */
export const statusText = (order: Order, language: Language) => {
  const { number, status, history } = order;
  const labels = statusLabels[language];
  const pickup: Partial<Record<OrderStatus, string>> = isPickup(order.shippingType) ? labels.pickup : {};
  const name = pickup[status] ?? labels.statuses[status];
  const last = history?.at(-1);
  const isOwn = last?.by === 'customer' && status === 'CANCELED';
  const lines = [
    labels.text(number, name),
    ...(isOwn ? [labels.byCustomer] : []),
    ...(isDemoOrder(order) ? [confirmationTexts[language].demo] : []),
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
  const { partial, pickupPartial, stillToCome, others } = statusLabels[language];
  const done = status === 'PARTLY_SENT' ? 'sent' : 'commissioned';
  const left = progressOf(order).flatMap((each) =>
    each.pieces > each[done] ? [{ ...each, pieces: each.pieces - each[done] }] : [],
  );
  const colon = language === 'fr' ? ' :' : ':';
  return [
    `${(isPickup(shippingType) ? pickupPartial : partial)[status]}${colon} ${listPieces(piecesOfStep(order, last), others)}`,
    ...(left.length === 0 ? [] : [`${stillToCome}${colon} ${listPieces(left, others)}`]),
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
