import type { AmountRowName } from '@knotenblech/shared/orders/amounts/amount-rows.ts';
import type { Amounts } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import { isPickup } from '@knotenblech/shared/orders/cart/cart-option.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';

type Words = {
  locale: string;
  subject: (number: number) => string;
  greeting: (name: string) => string;
  opening: (number: number, day: string) => string;
  demo: string;
  pieces: string;
  each: string;
  weight: string;
  unwelded: string;
  rows: Record<AmountRowName, string>;
  net: string;
  vat: (percent: string) => string;
  gross: string;
  /** To private people, whose amounts have VAT in them. */
  totalWithVat: string;
  containedVat: (percent: string) => string;
  pricesWithVat: string;
  vatReasons: Record<Amounts['vatReason'], string>;
  delivery: string;
  /** The day of an order that is fetched, and where. */
  collection: string;
  collectionPlace: string;
  shippingAddress: string;
  billingAddress: string;
  phone: string;
  reference: string;
  terms: (version: string) => string;
  closing: string;
};

const de: Words = {
  locale: 'de-DE',
  subject: (number) => `Auftragsbestätigung ${number}`,
  greeting: (name) => `Guten Tag ${name},`,
  opening: (number, day) => `vielen Dank für Ihre Bestellung vom ${day}. Ihre Auftragsnummer ist ${number}.`,
  demo: 'Dies ist eine Bestellung im Demo-Modus: Es wird nichts gefertigt und nichts berechnet.',
  pieces: 'Stück',
  each: 'je',
  weight: 'Gewicht',
  unwelded: 'nicht geschweißt',
  rows: {
    partsCents: 'Summe der Teile',
    productionCents: 'Fertigung',
    shippingCents: 'Versand',
    paymentCents: 'Zahlungsart',
    voucherCents: 'Gutschein',
    surchargeCents: 'Zuschläge und Nachlässe',
  },
  net: 'Summe netto',
  vat: (percent) => `Umsatzsteuer ${percent} %`,
  gross: 'Gesamtsumme',
  totalWithVat: 'Gesamtsumme mit USt.',
  containedVat: (percent) => `Darin Umsatzsteuer ${percent} %`,
  pricesWithVat: 'Preise mit USt.',
  vatReasons: {
    domestic: '',
    pickup: 'Abholung in Deutschland',
    'intra-community': 'Steuerfreie innergemeinschaftliche Lieferung',
    'destination-rate': 'Steuersatz des Bestimmungslandes',
    export: 'Steuerfreie Ausfuhrlieferung',
  },
  delivery: 'Voraussichtlicher Liefertag',
  collection: 'Voraussichtlich abholbereit am',
  collectionPlace: 'Abholung bei',
  shippingAddress: 'Lieferadresse',
  billingAddress: 'Rechnungsadresse',
  phone: 'Telefon',
  reference: 'Ihre Referenz',
  terms: (version) => `Es gelten unsere Geschäftsbedingungen in der Fassung ${version}.`,
  closing: 'Mit freundlichen Grüßen',
};

const en: Words = {
  locale: 'en-IE',
  subject: (number) => `Order confirmation ${number}`,
  greeting: (name) => `Dear ${name},`,
  opening: (number, day) => `thank you for your order of ${day}. Your order number is ${number}.`,
  demo: 'This is an order in demo mode: nothing is made and nothing is charged.',
  pieces: 'pieces',
  each: 'each',
  weight: 'Weight',
  unwelded: 'not welded',
  rows: {
    partsCents: 'Sum of parts',
    productionCents: 'Production',
    shippingCents: 'Shipping',
    paymentCents: 'Payment method',
    voucherCents: 'Voucher',
    surchargeCents: 'Surcharges and credits',
  },
  net: 'Net total',
  vat: (percent) => `VAT ${percent} %`,
  gross: 'Total',
  totalWithVat: 'Total incl. VAT',
  containedVat: (percent) => `Of which VAT ${percent} %`,
  pricesWithVat: 'Prices incl. VAT',
  vatReasons: {
    domestic: '',
    pickup: 'Collection in Germany',
    'intra-community': 'VAT-exempt intra-Community supply',
    'destination-rate': 'Rate of the country of destination',
    export: 'VAT-exempt export',
  },
  delivery: 'Expected day of delivery',
  collection: 'Expected to be ready for collection on',
  collectionPlace: 'Collection from',
  shippingAddress: 'Delivery address',
  billingAddress: 'Billing address',
  phone: 'Phone',
  reference: 'Your reference',
  terms: (version) => `Our terms and conditions apply, version ${version}.`,
  closing: 'Kind regards',
};

const fr: Words = {
  locale: 'fr-FR',
  subject: (number) => `Confirmation de commande ${number}`,
  greeting: (name) => `Bonjour ${name},`,
  opening: (number, day) => `merci pour votre commande du ${day}. Votre numéro de commande est ${number}.`,
  demo: 'Cette commande est en mode démonstration : rien n’est fabriqué ni facturé.',
  pieces: 'pièces',
  each: 'à',
  weight: 'Poids',
  unwelded: 'non soudé',
  rows: {
    partsCents: 'Total des pièces',
    productionCents: 'Fabrication',
    shippingCents: 'Expédition',
    paymentCents: 'Mode de paiement',
    voucherCents: 'Bon d’achat',
    surchargeCents: 'Suppléments et remises',
  },
  net: 'Total HT',
  vat: (percent) => `TVA ${percent} %`,
  gross: 'Total',
  totalWithVat: 'Total TTC',
  containedVat: (percent) => `Dont TVA ${percent} %`,
  pricesWithVat: 'Prix TTC',
  vatReasons: {
    domestic: '',
    pickup: 'Enlèvement en Allemagne',
    'intra-community': 'Livraison intracommunautaire exonérée de TVA',
    'destination-rate': 'Taux du pays de destination',
    export: 'Exportation exonérée de TVA',
  },
  delivery: 'Jour de livraison prévu',
  collection: 'Prête à l’enlèvement, prévu le',
  collectionPlace: 'Enlèvement chez',
  shippingAddress: 'Adresse de livraison',
  billingAddress: 'Adresse de facturation',
  phone: 'Téléphone',
  reference: 'Votre référence',
  terms: (version) => `Nos conditions générales de vente s’appliquent, version ${version}.`,
  closing: 'Cordialement',
};

const it: Words = {
  locale: 'it-IT',
  subject: (number) => `Conferma d’ordine ${number}`,
  greeting: (name) => `Buongiorno ${name},`,
  opening: (number, day) => `grazie per il Suo ordine del ${day}. Il numero d’ordine è ${number}.`,
  demo: 'Questo ordine è in modalità demo: nulla viene prodotto né addebitato.',
  pieces: 'pezzi',
  each: 'a',
  weight: 'Peso',
  unwelded: 'non saldato',
  rows: {
    partsCents: 'Totale pezzi',
    productionCents: 'Produzione',
    shippingCents: 'Spedizione',
    paymentCents: 'Metodo di pagamento',
    voucherCents: 'Buono',
    surchargeCents: 'Supplementi e sconti',
  },
  net: 'Totale netto',
  vat: (percent) => `IVA ${percent} %`,
  gross: 'Totale',
  totalWithVat: 'Totale IVA inclusa',
  containedVat: (percent) => `Di cui IVA ${percent} %`,
  pricesWithVat: 'Prezzi IVA inclusa',
  vatReasons: {
    domestic: '',
    pickup: 'Ritiro in Germania',
    'intra-community': 'Cessione intracomunitaria esente da IVA',
    'destination-rate': 'Aliquota del paese di destinazione',
    export: 'Esportazione esente da IVA',
  },
  delivery: 'Giorno di consegna previsto',
  collection: 'Pronto per il ritiro, previsto il',
  collectionPlace: 'Ritiro presso',
  shippingAddress: 'Indirizzo di consegna',
  billingAddress: 'Indirizzo di fatturazione',
  phone: 'Telefono',
  reference: 'Il Suo riferimento',
  terms: (version) => `Valgono le nostre condizioni generali di vendita, versione ${version}.`,
  closing: 'Cordiali saluti',
};

export const confirmationTexts: Record<Language, Words> = { de, en, fr, it };

/** What the day of an order is called: it comes, or can be fetched. */
export const dayLabel = (language: Language, { shippingType }: Pick<Order, 'shippingType'>) => {
  const { delivery, collection } = confirmationTexts[language];
  return isPickup(shippingType) ? collection : delivery;
};
