import type { Surcharge } from '@knotenblech/shared/api/surcharge-calls.ts';
import type { OptionNames } from '@knotenblech/shared/base-data/option-names.ts';
import type { Operator } from '@knotenblech/shared/base-data/operator.ts';
import { isPickup } from '@knotenblech/shared/cart/cart-option.ts';
import type { PaymentTerms } from '@knotenblech/shared/customers/payment-terms.ts';
import { isDemoOrder } from '@knotenblech/shared/orders/is-demo-order.ts';
import type { Order } from '@knotenblech/shared/orders/order.ts';
import type { Amounts } from '@knotenblech/shared/orders/order-amounts.ts';
import { latestDelivery, type Shipped } from '@knotenblech/shared/orders/partial-steps.ts';
import { orderWeight } from '@knotenblech/shared/orders/order-weight.ts';
import type { PictureSubject } from '@knotenblech/shared/pictures/picture-subject.ts';
import { germanNumber } from '@knotenblech/shared/values/german-number.ts';
import { operatorLines, paperAddress } from '../orders/address-lines.ts';
import { confirmationWords, dayLabel, type Language } from '../orders/confirmation-words.ts';
import { formatLongDay } from '../orders/format-long-day.ts';
import { billLines } from '../orders/payment-lines.ts';
import { prepaymentLines } from '../orders/prepayment-lines.ts';
import { sumsOf } from '../orders/sums-of.ts';
import { documentWords } from './document-words.ts';
import type { Positions } from './order-positions.ts';
import type { PaperPictures } from './project-pictures.ts';
import { paperLine } from './paper-line.ts';
import type { PaperLine, PaperPosition, TradePaper } from './trade-paper.ts';

export type Confirmed = {
  order: Order;
  amounts: Amounts;
  /** In the order of the amounts' lines. */
  positions: readonly Positions[];
  terms: PaymentTerms;
  /** Accepted ones. */
  surcharges: readonly Surcharge[];
  language: Language;
  operator: Operator;
  names: OptionNames;
};

/** Of an order: what was agreed, what comes with the goods, what is shown to a bank or the customs. */
export type OrderDocument = 'confirmation' | 'deliveryNote' | 'proForma';

/** What stands in a document of an order; pictures of projects in the order of the amounts' lines, those of positions in the order of all of them. */
export const orderPaper = (kind: OrderDocument, found: Confirmed, pictures: PaperPictures): TradePaper => {
  const { order, amounts, terms, language, operator } = found;
  const words = { ...confirmationWords[language], ...documentWords[language] };
  const titles = { confirmation: words.subject, deliveryNote: words.deliveryNote, proForma: words.proForma };
  const hasAmounts = kind !== 'deliveryNote';
  const paper = {
    language,
    operator,
    createdAt: new Date(order.orderedAt),
    title: titles[kind](order.number),
    warnings: [...(isDemoOrder(order) ? [words.demo] : []), ...(order.status === 'CANCELED' ? [words.canceled] : [])],
    addresses: [
      { label: words.billingAddress, lines: paperAddress(order.billingAddress) },
      isPickup(order.shippingType)
        ? { label: words.collectionPlace, lines: operatorLines(operator) }
        : { label: words.shippingAddress, lines: paperAddress(order.shippingAddress) },
    ],
    facts: factsOf(found),
    lines: linesOf(found, pictures, hasAmounts ? null : latestDelivery(order)).map((line) =>
      hasAmounts ? line : withoutAmounts(line),
    ),
  };
  if (!hasAmounts) return { ...paper, sums: [], notes: [...laterLines(found), words.received] };
  return {
    ...paper,
    sums: sumsOf(found).map((sum) => (sum.remark === '' ? { ...sum, remark: words.domestic } : sum)),
    notes: [
      ...billLines({ order, terms, language, operator }),
      ...prepaymentLines({ order, amounts, language, operator }),
      ...(kind === 'proForma' ? [words.noInvoice] : []),
      words.terms(order.termsVersion),
    ],
  };
};

const factsOf = ({ order, language, names }: Confirmed): TradePaper['facts'] => {
  const words = { ...documentWords[language], ...confirmationWords[language] };
  return [
    { label: words.orderNumber, value: String(order.number) },
    { label: words.orderedAt, value: formatLongDay(words.locale, order.orderedAt) },
    { label: dayLabel(language, order), value: formatLongDay(words.locale, order.deliveryDay) },
    { label: words.totalWeight, value: `${germanNumber(orderWeight(order) / 1000, 1)} kg` },
    { label: words.payment, value: names.paymentType.get(order.paymentType) ?? order.paymentType },
    { label: words.termsVersion, value: order.termsVersion },
    ...(order.quoteNumber ? [{ label: words.quoteNumber, value: order.quoteNumber }] : []),
    ...(order.reference ? [{ label: words.reference, value: order.reference }] : []),
    ...(order.phone ? [{ label: words.phone, value: order.phone }] : []),
  ];
};

/** What a partial delivery leaves for later ones. */
const laterLines = ({ order, language }: Confirmed): string[] => {
  const later = latestDelivery(order)?.filter((each) => each.later > 0) ?? [];
  if (later.length === 0) return [];
  return [documentWords[language].stillToCome(later.map((each) => `${each.later} × ${each.mark}`).join(', '))];
};

/** `delivery`: only what goes with it is listed; null: everything. */
const linesOf = (
  { order, amounts, positions, language }: Confirmed,
  pictures: PaperPictures,
  delivery: readonly Shipped[] | null,
): PaperLine[] => {
  let next = 0;
  return amounts.lines.map((line, n) => {
    const found = positions[n] ?? { positions: [], chargesCents: null };
    const shown = found.positions.flatMap(({ subject, mark, detail, pieces, cents }): PaperPosition[] => {
      const picture = pictures.positions[next] ?? null;
      next += 1;
      if (delivery === null) return [{ picture, name: mark, detail, pieces, cents }];
      const shipped = delivery.find((each) => isOf(each, line, subject));
      if (!shipped || shipped.now === 0) return [];
      const share = documentWords[language].shareOf(shipped.now, shipped.pieces);
      return [{ picture, name: mark, detail: [detail, share].filter(Boolean).join(', '), pieces: shipped.now, cents }];
    });
    const unlisted = (delivery ?? [])
      .filter((each) => each.now > 0 && each.projectId === line.projectId)
      .filter((each) => !found.positions.some(({ subject }) => isOf(each, line, subject)))
      .map(({ mark, now, pieces }): PaperPosition => {
        const detail = documentWords[language].shareOf(now, pieces);
        return { picture: null, name: mark, detail, pieces: now, cents: null };
      });
    const charges = found.chargesCents
      ? [{ picture: null, name: documentWords[language].charges, detail: '', pieces: null, cents: found.chargesCents }]
      : [];
    return {
      ...paperLine(line, order, language),
      picture: pictures.projects[n] ?? null,
      positions: [...shown, ...unlisted, ...charges],
    };
  });
};

const isOf = (shipped: Shipped, { projectId }: Pick<Shipped, 'projectId'>, subject: PictureSubject) =>
  shipped.projectId === projectId && subject.kind === shipped.piece && subject.index === shipped.index;

const withoutAmounts = (line: PaperLine): PaperLine => ({
  ...line,
  unitCents: null,
  lineCents: null,
  positions: (line.positions ?? [])
    .filter(({ pieces }) => pieces !== null)
    .map((position) => ({ ...position, cents: null })),
});
