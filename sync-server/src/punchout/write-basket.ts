import type { PunchoutProtocol, PunchoutSettings } from '@knotenblech/shared/accounts/punchout.ts';
import { isPickup } from '@knotenblech/shared/orders/cart/cart-option.ts';
import type { Quote } from '@knotenblech/shared/orders/quotes/quote.record.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import { element, valueElement } from '@knotenblech/shared/values/xml/xml-text.ts';
import { texts } from '../jobs/texts/texts.ts';
import { formatLongDay } from '../orders/documents/confirmation-mail.ts';
import { type BasketItem, itemNumber, plainEuros, priceOf } from './basket-items.ts';
import { fitLines, fitText } from './fit-text.ts';

/** A field of the form that brings a basket to a purchasing system. */
export type BasketField = { name: string; value: string };

export type SentBasket = {
  quote: Quote;
  items: readonly BasketItem[];
  settings: Pick<PunchoutSettings, 'unit' | 'encoding'>;
  today: Day;
  deliveryDay: Day;
  /** Time of the shop, HH:MM:SS. */
  time: string;
};

/** The basket as its protocol has it (docs/punchout.md). */
export const writeBasket = (protocol: PunchoutProtocol, basket: SentBasket): BasketField[] =>
  protocol === 'oci' ? writeOci(basket) : [{ name: 'warenkorb', value: writeIds(basket) }];

const dayMs = 86_400_000;

const daysBetween = (from: Day, to: Day) => Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / dayMs));

const validLine = ({ quote }: SentBasket) => {
  const words = texts[quote.language];
  return words.punchout.offer(quote.number, formatLongDay(words.confirmation.locale, quote.validUntil));
};

const demoLines = ({ isDemo, language }: Quote) => (isDemo ? [texts[language].quote.quoteDemo] : []);

/** OCI 4.0: a numbered set of fields for each item; empty ones are left out. */
const writeOci = (basket: SentBasket): BasketField[] => {
  const { quote, items, settings, today, deliveryDay } = basket;
  const { encoding, unit } = settings;
  return items.flatMap((item, n) => {
    const price = priceOf(item);
    const long = fitLines([...demoLines(quote), item.name, ...item.details, validLine(basket)], 132, encoding);
    const fields: Record<string, string> = {
      DESCRIPTION: fitText(item.name, 40, encoding),
      QUANTITY: item.pieces.toFixed(3),
      UNIT: unit,
      PRICE: plainEuros(price.cents),
      CURRENCY: 'EUR',
      PRICEUNIT: String(price.per),
      LEADTIME: String(daysBetween(today, deliveryDay)),
      VENDORMAT: itemNumber(quote, n),
      EXT_QUOTE_ID: quote.number,
      EXT_QUOTE_ITEM: String(n + 1),
    };
    return [
      ...Object.entries(fields).map(([name, value]) => ({ name: `NEW_ITEM-${name}[${n + 1}]`, value })),
      { name: `NEW_ITEM-LONGTEXT_${n + 1}:132[]`, value: long.join('\n') },
    ];
  });
};

/** Both schemas of 2.5 have it. */
const idsNamespace = 'http://www.itek.de/Shop-Anbindung/Warenkorb/';

/** IDS-Connect 2.5: 'Warenkorb empfangen'. Elements stand in the order of its schema. */
const writeIds = (basket: SentBasket): string => {
  const { quote, items, settings, today, deliveryDay, time } = basket;
  const { encoding } = settings;
  const commission = fitText(quote.reference, 80, encoding);
  return [
    `<?xml version="1.0" encoding="${encoding}"?>`,
    element('Warenkorb', { xmlns: idsNamespace }, [
      element('WarenkorbInfo', {}, [
        valueElement('Date', today),
        valueElement('Time', time),
        valueElement('RueckgabeKZ', 'Warenkorbrückgabe'),
        valueElement('Version', '2.5'),
      ]),
      element('Order', {}, [
        element('OrderInfo', {}, [
          valueElement('OfferNo', fitText(quote.number, 15, encoding)),
          valueElement('DeliveryDate', deliveryDay),
          valueElement('ModeOfShipment', isPickup(quote.shippingType) ? 'Abholung' : 'Lieferung'),
          ...(commission ? [valueElement('Kommission', commission)] : []),
          valueElement('Cur', 'EUR'),
        ]),
        ...items.map((item, n) => idsItem(basket, item, n)),
      ]),
    ]),
  ].join('\n');
};

/**
 * Some programs read the net price as that of the whole line, others as that of its basis: the basis is the quantity, so that
 * both come to the same.
 */
const idsItem = (basket: SentBasket, item: BasketItem, n: number): string => {
  const { quote, settings } = basket;
  const { encoding } = settings;
  const price = `${plainEuros(item.cents)}00`;
  const hint = fitText([...demoLines(quote), validLine(basket)].join(' '), 256, encoding);
  return element('OrderItem', {}, [
    valueElement('ItemChara', 'normal'),
    valueElement('ArtNo', itemNumber(quote, n)),
    valueElement('Qty', item.pieces.toFixed(2)),
    valueElement('QU', 'PCE'),
    valueElement('Kurztext', fitText(item.name, 100, encoding)),
    valueElement('Langtext', fitLines([item.name, ...item.details], 132, encoding).join('\n')),
    valueElement('OfferPrice', price),
    valueElement('NetPrice', price),
    valueElement('PriceBasis', item.pieces.toFixed(2)),
    valueElement('VAT', (quote.amounts.vatRate / 100).toFixed(2)),
    valueElement('TechnClarification', 'No'),
    valueElement('Hinweis', hint),
    valueElement('Divers', 'true'),
  ]);
};
