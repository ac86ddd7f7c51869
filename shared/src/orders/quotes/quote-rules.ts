import type { ShopCalendar } from '../../catalogue/shop-calendar.ts';
import { canonicalJson } from '../../values/canonical-json.ts';
import type { Day } from '../../values/day.ts';
import { deliveryDay } from '../delivery-day.ts';
import type { SubmitOrderArgs } from '../placing/submit-order.schema.ts';
import type { Quote } from './quote.record.ts';
import type { RequestQuoteArgs } from './request-quote.schema.ts';

type Press = Pick<SubmitOrderArgs, 'orderId' | 'nextCartId' | 'language' | 'shownDeliveryDay'>;

/** The order that takes a quote: its contents, choices, amounts and terms, none of them anew. */
export const orderOfQuote = (quote: Quote, press: Press): SubmitOrderArgs => ({
  orderId: press.orderId,
  nextCartId: press.nextCartId,
  language: press.language,
  shownDeliveryDay: press.shownDeliveryDay,
  quoteId: quote.id,
  cartId: quote.cartId,
  lines: quote.lines.map(({ id, projectId, quantity, comment, reference }) => ({
    id,
    projectId,
    quantity,
    comment,
    reference,
  })),
  shippingAddressId: quote.shippingAddressId,
  billingAddressId: quote.billingAddressId,
  phone: quote.phone,
  productionType: quote.productionType,
  shippingType: quote.shippingType,
  paymentType: quote.paymentType,
  reference: quote.reference,
  shown: quote.amounts,
  consent: { terms: true, deliveryTerms: true, termsVersion: quote.termsVersion },
});

/** Day of delivery of a quote that is ordered today. */
export const quoteDeliveryDay = (
  { workingDays, shippingAddress }: Pick<Quote, 'workingDays' | 'shippingAddress'>,
  { today, calendar }: { today: Day; calendar: ShopCalendar },
): Day =>
  deliveryDay({
    today,
    productionDays: workingDays.production,
    surfaceDays: workingDays.surface,
    shippingDays: workingDays.shipping,
    countryIso: shippingAddress.countryIso,
    calendar,
  });

/** The number of a quote as people say it: AN-2026-00001. `count` runs on over the years. */
export const quoteNumber = (day: Day, count: number): string =>
  `AN-${day.slice(0, 4)}-${String(count).padStart(5, '0')}`;

export const quoteStates = ['open', 'expired', 'ordered'] as const;

export type QuoteState = (typeof quoteStates)[number];

/** What a quote is on a day at the shop: it holds to the end of its last day, and can be ordered once. */
export const quoteState = ({ orderId, validUntil }: Pick<Quote, 'orderId' | 'validUntil'>, today: Day): QuoteState => {
  if (orderId !== null) return 'ordered';
  return today <= validUntil ? 'open' : 'expired';
};

/** What was shown before a quote was asked for (amounts, options, version of the texts) as one text; its SHA-256 (hex) goes with it. */
export const shownQuoteText = (asked: RequestQuoteArgs): string => {
  const { shown, productionType, shippingType, paymentType } = asked;
  const { shippingAddressId, billingAddressId, language, termsVersion } = asked;
  return canonicalJson({
    amounts: shown,
    options: { productionType, shippingType, paymentType, shippingAddressId, billingAddressId },
    texts: { version: termsVersion, language },
  });
};
