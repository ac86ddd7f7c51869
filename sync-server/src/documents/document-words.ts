import type { Language } from '../orders/confirmation-words.ts';

type Words = {
  page: (page: number, pages: number) => string;
  project: string;
  quantity: string;
  unitPrice: string;
  total: string;
  orderNumber: string;
  orderedAt: string;
  quoteNumber: string;
  termsVersion: string;
  /** Why the tax of the shop's country counts. */
  domestic: string;
  canceled: string;
  comment: string;
  reference: string;
};

const de: Words = {
  page: (page, pages) => `Seite ${page} von ${pages}`,
  project: 'Projekt',
  quantity: 'Menge',
  unitPrice: 'Einzelpreis',
  total: 'Gesamt',
  orderNumber: 'Auftragsnummer',
  orderedAt: 'Bestellt am',
  quoteNumber: 'Nach Angebot',
  termsVersion: 'Fassung der AGB',
  domestic: 'Lieferung innerhalb Deutschlands',
  canceled: 'Diese Bestellung wurde storniert.',
  comment: 'Bemerkung',
  reference: 'Referenz',
};

const en: Words = {
  page: (page, pages) => `Page ${page} of ${pages}`,
  project: 'Project',
  quantity: 'Quantity',
  unitPrice: 'Unit price',
  total: 'Total',
  orderNumber: 'Order number',
  orderedAt: 'Ordered on',
  quoteNumber: 'By quote',
  termsVersion: 'Version of the terms',
  domestic: 'Supply within Germany',
  canceled: 'This order has been cancelled.',
  comment: 'Comment',
  reference: 'Reference',
};

const fr: Words = {
  page: (page, pages) => `Page ${page} sur ${pages}`,
  project: 'Projet',
  quantity: 'Quantité',
  unitPrice: 'Prix unitaire',
  total: 'Total',
  orderNumber: 'N° de commande',
  orderedAt: 'Commandé le',
  quoteNumber: 'Selon l’offre',
  termsVersion: 'Version des CGV',
  domestic: 'Livraison en Allemagne',
  canceled: 'Cette commande a été annulée.',
  comment: 'Remarque',
  reference: 'Référence',
};

const it: Words = {
  page: (page, pages) => `Pagina ${page} di ${pages}`,
  project: 'Progetto',
  quantity: 'Quantità',
  unitPrice: 'Prezzo unitario',
  total: 'Totale',
  orderNumber: 'Numero d’ordine',
  orderedAt: 'Ordinato il',
  quoteNumber: 'Secondo l’offerta',
  termsVersion: 'Versione delle CGV',
  domestic: 'Cessione in Germania',
  canceled: 'Questo ordine è stato annullato.',
  comment: 'Nota',
  reference: 'Riferimento',
};

export const documentWords: Record<Language, Words> = { de, en, fr, it };
