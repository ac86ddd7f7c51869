import type { Language } from '@knotenblech/shared/values/language.ts';

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
  deliveryNote: (number: number) => string;
  proForma: (number: number) => string;
  /** Below a pro-forma invoice. */
  noInvoice: string;
  /** What of a project's price lies in none of its positions. */
  charges: string;
  totalWeight: string;
  deliveryWeight: string;
  received: string;
  sentOn: string;
  /** Of a partial delivery. */
  partialDelivery: (number: number) => string;
  shareOf: (shipped: { now: number; pieces: number; later: number }) => string;
  stillToCome: (pieces: string) => string;
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
  deliveryNote: (number) => `Lieferschein ${number}`,
  proForma: (number) => `Proforma-Rechnung ${number}`,
  noInvoice: 'Dies ist keine Rechnung: Sie berechtigt nicht zum Vorsteuerabzug.',
  charges: 'Rüsten, Mindestmengen und Zeugnisse',
  totalWeight: 'Gesamtgewicht',
  deliveryWeight: 'Gewicht dieser Lieferung',
  partialDelivery: (number) => `Teillieferung ${number}`,
  shareOf: ({ now, pieces, later }) => `${now} von ${pieces}${later > 0 ? `, ${later} offen` : ''}`,
  stillToCome: (pieces) => `Es folgt noch: ${pieces}`,
  received: 'Ware vollständig und unbeschädigt erhalten (Tag, Name, Unterschrift):',
  sentOn: 'Versandt am',
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
  deliveryNote: (number) => `Delivery note ${number}`,
  proForma: (number) => `Pro-forma invoice ${number}`,
  noInvoice: 'This is not an invoice and gives no right to deduct input tax.',
  charges: 'Setup, minimum charges and certificates',
  totalWeight: 'Total weight',
  deliveryWeight: 'Weight of this delivery',
  partialDelivery: (number) => `partial delivery ${number}`,
  shareOf: ({ now, pieces, later }) => `${now} of ${pieces}${later > 0 ? `, ${later} to follow` : ''}`,
  stillToCome: (pieces) => `Still to come: ${pieces}`,
  received: 'Goods received complete and undamaged (date, name, signature):',
  sentOn: 'Dispatched on',
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
  deliveryNote: (number) => `Bon de livraison ${number}`,
  proForma: (number) => `Facture pro forma ${number}`,
  noInvoice: 'Ceci n’est pas une facture et n’ouvre pas droit à déduction de la TVA.',
  charges: 'Réglage, minimums et certificats',
  totalWeight: 'Poids total',
  deliveryWeight: 'Poids de cette livraison',
  partialDelivery: (number) => `livraison partielle ${number}`,
  shareOf: ({ now, pieces, later }) => `${now} sur ${pieces}${later > 0 ? `, reste ${later}` : ''}`,
  stillToCome: (pieces) => `Reste à venir : ${pieces}`,
  received: 'Marchandise reçue complète et en bon état (date, nom, signature) :',
  sentOn: 'Expédié le',
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
  deliveryNote: (number) => `Bolla di consegna ${number}`,
  proForma: (number) => `Fattura proforma ${number}`,
  noInvoice: 'Questa non è una fattura e non dà diritto alla detrazione dell’IVA.',
  charges: 'Attrezzaggio, minimi e certificati',
  totalWeight: 'Peso totale',
  deliveryWeight: 'Peso di questa consegna',
  partialDelivery: (number) => `consegna parziale ${number}`,
  shareOf: ({ now, pieces, later }) => `${now} di ${pieces}${later > 0 ? `, ${later} in arrivo` : ''}`,
  stillToCome: (pieces) => `Ancora in arrivo: ${pieces}`,
  received: 'Merce ricevuta completa e integra (data, nome, firma):',
  sentOn: 'Spedito il',
};

export const documentTexts: Record<Language, Words> = { de, en, fr, it };
