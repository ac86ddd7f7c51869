import type { OrderLogEntry } from '@knotenblech/shared/api/orders/order-calls.ts';
import type { Language } from '../documents/confirmation-texts.ts';

type Words = {
  subject: (number: number) => string;
  changed: (number: number) => string;
  fields: Record<OrderLogEntry['field'], string>;
};

/** What a customer reads when the operator changed an order. */
export const orderEditWords: Record<Language, Words> = {
  de: {
    subject: (number) => `Bestellung ${number}: Adresse geändert`,
    changed: (number) => `Wir haben Angaben zu Ihrer Bestellung ${number} geändert:`,
    fields: { shippingAddress: 'Lieferadresse', billingAddress: 'Rechnungsadresse', phone: 'Telefon' },
  },
  en: {
    subject: (number) => `Order ${number}: address changed`,
    changed: (number) => `We have changed details of your order ${number}:`,
    fields: { shippingAddress: 'Delivery address', billingAddress: 'Billing address', phone: 'Phone' },
  },
  fr: {
    subject: (number) => `Commande ${number} : adresse modifiée`,
    changed: (number) => `Nous avons modifié des données de votre commande ${number} :`,
    fields: { shippingAddress: 'Adresse de livraison', billingAddress: 'Adresse de facturation', phone: 'Téléphone' },
  },
  it: {
    subject: (number) => `Ordine ${number}: indirizzo modificato`,
    changed: (number) => `Abbiamo modificato i dati del Suo ordine ${number}:`,
    fields: {
      shippingAddress: 'Indirizzo di consegna',
      billingAddress: 'Indirizzo di fatturazione',
      phone: 'Telefono',
    },
  },
};
