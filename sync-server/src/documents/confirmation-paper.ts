import type { PaymentTerms } from '@knotenblech/shared/customers/payment-terms.ts';
import { isPickup } from '@knotenblech/shared/cart/cart-option.ts';
import { isDemoOrder } from '@knotenblech/shared/orders/is-demo-order.ts';
import type { Operator } from '@knotenblech/shared/base-data/operator.ts';
import type { Order } from '@knotenblech/shared/orders/order.ts';
import type { Amounts } from '@knotenblech/shared/orders/order-amounts.ts';
import { operatorLines, paperAddress } from '../orders/address-lines.ts';
import { confirmationWords, dayLabel, type Language } from '../orders/confirmation-words.ts';
import { billLines } from '../orders/payment-lines.ts';
import { prepaymentLines } from '../orders/prepayment-lines.ts';
import { formatLongDay } from '../orders/format-long-day.ts';
import { sumsOf } from '../orders/sums-of.ts';
import { documentWords } from './document-words.ts';
import { paperLine } from './paper-line.ts';
import type { TradePaper } from './trade-paper.ts';

export type Confirmed = {
  order: Order;
  amounts: Amounts;
  terms: PaymentTerms;
  language: Language;
  operator: Operator;
};

/** What stands in an order's confirmation; `pictures` in the order of its lines. */
export const confirmationPaper = (
  { order, amounts, terms, language, operator }: Confirmed,
  pictures: readonly (Uint8Array | null)[],
): TradePaper => {
  const words = { ...confirmationWords[language], ...documentWords[language] };
  return {
    language,
    operator,
    createdAt: new Date(order.orderedAt),
    title: words.subject(order.number),
    warnings: [...(isDemoOrder(order) ? [words.demo] : []), ...(order.status === 'CANCELED' ? [words.canceled] : [])],
    addresses: [
      { label: words.billingAddress, lines: paperAddress(order.billingAddress) },
      isPickup(order.shippingType)
        ? { label: words.collectionPlace, lines: operatorLines(operator) }
        : { label: words.shippingAddress, lines: paperAddress(order.shippingAddress) },
    ],
    facts: [
      { label: words.orderNumber, value: String(order.number) },
      { label: words.orderedAt, value: formatLongDay(words.locale, order.orderedAt) },
      { label: dayLabel(language, order), value: formatLongDay(words.locale, order.deliveryDay) },
      { label: words.termsVersion, value: order.termsVersion },
      ...(order.quoteNumber ? [{ label: words.quoteNumber, value: order.quoteNumber }] : []),
      ...(order.reference ? [{ label: confirmationWords[language].reference, value: order.reference }] : []),
      ...(order.phone ? [{ label: words.phone, value: order.phone }] : []),
    ],
    lines: amounts.lines.map((line, n) => ({ ...paperLine(line, order, language), picture: pictures[n] ?? null })),
    sums: sumsOf(order, amounts, language).map((sum) => (sum.remark === '' ? { ...sum, remark: words.domestic } : sum)),
    notes: [
      ...billLines({ order, terms, language, operator }),
      ...prepaymentLines({ order, amounts, language, operator }),
      words.terms(order.termsVersion),
    ],
  };
};
