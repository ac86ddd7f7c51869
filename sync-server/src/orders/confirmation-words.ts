import { isPickup } from '@knotenblech/shared/cart/cart-option.ts';
import type { Order } from '@knotenblech/shared/orders/order.ts';
import type { Amounts } from '@knotenblech/shared/orders/order-amounts.ts';

export type Language = 'de' | 'en' | 'fr' | 'it';

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
  parts: string;
  production: string;
  shipping: string;
  payment: string;
  voucher: string;
  surcharges: string;
  net: string;
  vat: (percent: string) => string;
  gross: string;
  vatReasons: Record<Amounts['vatReason'], string>;
  productionTypes: Record<Order['productionType'], string>;
  shippingTypes: Record<Order['shippingType'], string>;
  paymentTypes: Record<Order['paymentType'], string>;
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
  parts: 'Summe der Teile',
  production: 'Fertigung',
  shipping: 'Versand',
  payment: 'Zahlungsart',
  voucher: 'Gutschein',
  surcharges: 'Zuschläge und Nachlässe',
  net: 'Summe netto',
  vat: (percent) => `Umsatzsteuer ${percent} %`,
  gross: 'Gesamtsumme',
  vatReasons: {
    domestic: '',
    pickup: 'Abholung in Deutschland',
    'intra-community': 'Steuerfreie innergemeinschaftliche Lieferung',
    'destination-rate': 'Steuersatz des Bestimmungslandes',
    export: 'Steuerfreie Ausfuhrlieferung',
  },
  productionTypes: { STANDARD: 'Standard', FAST: 'schnell', EXPRESS: 'Express', EXPRESS_PLUS: 'Express Plus' },
  shippingTypes: {
    PACKAGE_STANDARD: 'Paket',
    PACKAGE_EXPRESS: 'Paket Express',
    TRANSPORT_STANDARD: 'Spedition',
    TRANSPORT_EXPRESS: 'Spedition Express',
    TRANSPORT_TAIL_LIFT: 'Spedition mit Hebebühne',
    TRANSPORT_CRANE: 'Spedition mit Kranentladung',
    PICKUP: 'Abholung',
    PICKUP_BOXED: 'Abholung, verpackt',
  },
  paymentTypes: {
    BILL: 'Rechnung',
    PAYPAL: 'PayPal',
    CASH: 'Barzahlung bei Abholung',
    COD: 'Nachnahme',
    PREPAYMENT: 'Vorkasse per Überweisung',
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
  parts: 'Sum of parts',
  production: 'Production',
  shipping: 'Shipping',
  payment: 'Payment method',
  voucher: 'Voucher',
  surcharges: 'Surcharges and credits',
  net: 'Net total',
  vat: (percent) => `VAT ${percent} %`,
  gross: 'Total',
  vatReasons: {
    domestic: '',
    pickup: 'Collection in Germany',
    'intra-community': 'VAT-exempt intra-Community supply',
    'destination-rate': 'Rate of the country of destination',
    export: 'VAT-exempt export',
  },
  productionTypes: { STANDARD: 'standard', FAST: 'fast', EXPRESS: 'express', EXPRESS_PLUS: 'express plus' },
  shippingTypes: {
    PACKAGE_STANDARD: 'parcel',
    PACKAGE_EXPRESS: 'express parcel',
    TRANSPORT_STANDARD: 'freight',
    TRANSPORT_EXPRESS: 'express freight',
    TRANSPORT_TAIL_LIFT: 'freight with tail lift',
    TRANSPORT_CRANE: 'freight with crane unloading',
    PICKUP: 'collection',
    PICKUP_BOXED: 'collection, packed',
  },
  paymentTypes: {
    BILL: 'on account',
    PAYPAL: 'PayPal',
    CASH: 'cash on collection',
    COD: 'cash on delivery',
    PREPAYMENT: 'bank transfer in advance',
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
  parts: 'Total des pièces',
  production: 'Fabrication',
  shipping: 'Expédition',
  payment: 'Mode de paiement',
  voucher: 'Bon d’achat',
  surcharges: 'Suppléments et remises',
  net: 'Total HT',
  vat: (percent) => `TVA ${percent} %`,
  gross: 'Total',
  vatReasons: {
    domestic: '',
    pickup: 'Enlèvement en Allemagne',
    'intra-community': 'Livraison intracommunautaire exonérée de TVA',
    'destination-rate': 'Taux du pays de destination',
    export: 'Exportation exonérée de TVA',
  },
  productionTypes: { STANDARD: 'standard', FAST: 'rapide', EXPRESS: 'express', EXPRESS_PLUS: 'express plus' },
  shippingTypes: {
    PACKAGE_STANDARD: 'colis',
    PACKAGE_EXPRESS: 'colis express',
    TRANSPORT_STANDARD: 'transporteur',
    TRANSPORT_EXPRESS: 'transporteur express',
    TRANSPORT_TAIL_LIFT: 'transporteur avec hayon élévateur',
    TRANSPORT_CRANE: 'transporteur avec déchargement par grue',
    PICKUP: 'enlèvement',
    PICKUP_BOXED: 'enlèvement, emballé',
  },
  paymentTypes: {
    BILL: 'sur facture',
    PAYPAL: 'PayPal',
    CASH: 'espèces à l’enlèvement',
    COD: 'contre remboursement',
    PREPAYMENT: 'virement à l’avance',
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
  parts: 'Totale pezzi',
  production: 'Produzione',
  shipping: 'Spedizione',
  payment: 'Metodo di pagamento',
  voucher: 'Buono',
  surcharges: 'Supplementi e sconti',
  net: 'Totale netto',
  vat: (percent) => `IVA ${percent} %`,
  gross: 'Totale',
  vatReasons: {
    domestic: '',
    pickup: 'Ritiro in Germania',
    'intra-community': 'Cessione intracomunitaria esente da IVA',
    'destination-rate': 'Aliquota del paese di destinazione',
    export: 'Esportazione esente da IVA',
  },
  productionTypes: { STANDARD: 'standard', FAST: 'rapida', EXPRESS: 'express', EXPRESS_PLUS: 'express plus' },
  shippingTypes: {
    PACKAGE_STANDARD: 'pacco',
    PACKAGE_EXPRESS: 'pacco espresso',
    TRANSPORT_STANDARD: 'spedizioniere',
    TRANSPORT_EXPRESS: 'spedizioniere espresso',
    TRANSPORT_TAIL_LIFT: 'spedizioniere con sponda idraulica',
    TRANSPORT_CRANE: 'spedizioniere con scarico a gru',
    PICKUP: 'ritiro',
    PICKUP_BOXED: 'ritiro, imballato',
  },
  paymentTypes: {
    BILL: 'fattura',
    PAYPAL: 'PayPal',
    CASH: 'contanti al ritiro',
    COD: 'contrassegno',
    PREPAYMENT: 'bonifico anticipato',
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

export const confirmationWords: Record<Language, Words> = { de, en, fr, it };

/** What the day of an order is called: it comes, or can be fetched. */
export const dayLabel = (language: Language, { shippingType }: Pick<Order, 'shippingType'>) => {
  const { delivery, collection } = confirmationWords[language];
  return isPickup(shippingType) ? collection : delivery;
};
