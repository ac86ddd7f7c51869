import type { Order, OrderStatus } from '@knotenblech/shared/orders/order.ts';
import type { Language } from '../confirmation-words.ts';

type Words = {
  subject: (number: number, status: string) => string;
  text: (number: number, status: string) => string;
  byCustomer: string;
  reason: (reason: string) => string;
  statuses: Record<OrderStatus, string>;
};

const words: Record<Language, Words> = {
  de: {
    subject: (number, status) => `Bestellung ${number}: ${status}`,
    text: (number, status) => `Ihre Bestellung ${number} hat jetzt den Stand „${status}“.`,
    byCustomer: 'Die Stornierung kam von Ihrer Firma. Es wird nichts gefertigt und nichts berechnet.',
    reason: (reason) => `Grund: ${reason}`,
    statuses: {
      NEW: 'eingegangen',
      DEMO: 'Demo',
      ASSIGNED: 'übernommen',
      ANALYZED: 'in Bearbeitung',
      IN_PRODUCTION: 'in Fertigung',
      PARTLY_COMMISSIONED: 'teilweise kommissioniert',
      COMMISSIONED: 'kommissioniert',
      PARTLY_SENT: 'teilweise versandt',
      SENT: 'versandt',
      CLOSED: 'abgeschlossen',
      CANCELED: 'storniert',
    },
  },
  en: {
    subject: (number, status) => `Order ${number}: ${status}`,
    text: (number, status) => `The status of your order ${number} is now “${status}”.`,
    byCustomer: 'Your company cancelled it. Nothing is made and nothing is charged.',
    reason: (reason) => `Reason: ${reason}`,
    statuses: {
      NEW: 'received',
      DEMO: 'demo',
      ASSIGNED: 'picked up',
      ANALYZED: 'being prepared',
      IN_PRODUCTION: 'in production',
      PARTLY_COMMISSIONED: 'partly picked for dispatch',
      COMMISSIONED: 'picked for dispatch',
      PARTLY_SENT: 'partly dispatched',
      SENT: 'dispatched',
      CLOSED: 'completed',
      CANCELED: 'cancelled',
    },
  },
  fr: {
    subject: (number, status) => `Commande ${number} : ${status}`,
    text: (number, status) => `Votre commande ${number} est maintenant à l’état « ${status} ».`,
    byCustomer: 'L’annulation vient de votre entreprise. Rien n’est fabriqué ni facturé.',
    reason: (reason) => `Motif : ${reason}`,
    statuses: {
      NEW: 'reçue',
      DEMO: 'démo',
      ASSIGNED: 'prise en charge',
      ANALYZED: 'en préparation',
      IN_PRODUCTION: 'en fabrication',
      PARTLY_COMMISSIONED: 'partiellement préparée pour l’expédition',
      COMMISSIONED: 'préparée pour l’expédition',
      PARTLY_SENT: 'partiellement expédiée',
      SENT: 'expédiée',
      CLOSED: 'terminée',
      CANCELED: 'annulée',
    },
  },
  it: {
    subject: (number, status) => `Ordine ${number}: ${status}`,
    text: (number, status) => `Il suo ordine ${number} è ora nello stato «${status}».`,
    byCustomer: 'L’annullamento è stato chiesto dalla sua azienda. Non si produce e non si addebita nulla.',
    reason: (reason) => `Motivo: ${reason}`,
    statuses: {
      NEW: 'ricevuto',
      DEMO: 'demo',
      ASSIGNED: 'preso in carico',
      ANALYZED: 'in lavorazione',
      IN_PRODUCTION: 'in produzione',
      PARTLY_COMMISSIONED: 'parzialmente pronto per la spedizione',
      COMMISSIONED: 'pronto per la spedizione',
      PARTLY_SENT: 'parzialmente spedito',
      SENT: 'spedito',
      CLOSED: 'concluso',
      CANCELED: 'annullato',
    },
  },
};

/** Subject and text that tell a customer the latest step of his order, in the language he ordered in. */
export const statusText = ({ number, status, history }: Order, language: Language) => {
  const told = words[language];
  const name = told.statuses[status];
  const last = history?.at(-1);
  const isOwn = last?.by === 'customer' && status === 'CANCELED';
  const lines = [
    told.text(number, name),
    ...(isOwn ? [told.byCustomer] : []),
    ...(last && last.reason !== '' ? [told.reason(last.reason)] : []),
  ];
  return { subject: told.subject(number, name), text: lines.join('\n') };
};
