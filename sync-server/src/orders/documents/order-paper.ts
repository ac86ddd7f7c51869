import type { PaymentTerms } from '@knotenblech/shared/accounts/customers.ts';
import type { Surcharge } from '@knotenblech/shared/api/orders/surcharge-calls.ts';
import type { Operator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import type { OptionNames } from '@knotenblech/shared/catalogue/option-names.ts';
import type { PictureSubject } from '@knotenblech/shared/exports/pictures/order-picture.ts';
import { grossShares } from '@knotenblech/shared/orders/amounts/amount-rows.ts';
import type { Amounts } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import { isPickup } from '@knotenblech/shared/orders/cart/cart-option.ts';
import { orderUnweighed, orderWeight } from '@knotenblech/shared/orders/deliverables.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { completelySentAt, type Dispatch, type Shipped } from '@knotenblech/shared/orders/partial-steps.ts';
import { isDemoOrder } from '@knotenblech/shared/orders/status-table.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';
import { germanNumber } from '@knotenblech/shared/values/number-text.ts';
import { texts } from '../../jobs/texts/texts.ts';
import { billLines, prepaymentLines } from '../payment-lines.ts';
import { dayLabel, formatLongDay, operatorLines, paperAddress, shownLine } from './confirmation-mail.ts';
import { type Position, type Positions, paperLine } from './order-positions.ts';
import type { PaperLine, PaperPosition, TradePaper } from './paper/line-table.ts';
import type { PaperPictures } from './project-pictures.ts';
import { sumsOf } from './sums-of.ts';

export type Confirmed = {
  order: Order;
  /** Who approved it in its company; null where nobody had to. */
  approvedBy: string | null;
  amounts: Amounts;
  /** With VAT in every amount, as private people read them. */
  isGross: boolean;
  /** In the order of the amounts' lines. */
  positions: readonly Positions[];
  terms: PaymentTerms;
  /** Accepted ones. */
  surcharges: readonly Surcharge[];
  language: Language;
  operator: Operator;
  names: OptionNames;
};

/** A delivery by its place among those of the order. */
export type Delivery = Dispatch & { number: number };
type Paper = {
  kind: OrderDocument;
  /** Of a delivery note that lists only what goes with it. */
  delivery: Delivery | null;
};

/** Of an order: what was agreed, what comes with the goods, what is shown to a bank or the customs. */
export type OrderDocument = 'confirmation' | 'deliveryNote' | 'proForma';

/** What stands in a document of an order; pictures of projects in the order of the amounts' lines, those of positions in the order of all of them. */
export const orderPaper = ({ kind, delivery }: Paper, found: Confirmed, pictures: PaperPictures): TradePaper => {
  const { order, amounts, isGross, terms, language, operator } = found;
  const words = { ...texts[language].confirmation, ...texts[language].document };
  const titles = { confirmation: words.subject, deliveryNote: words.deliveryNote, proForma: words.proForma };
  const title = titles[kind](order.number);
  const hasAmounts = kind !== 'deliveryNote';
  const paper = {
    language,
    isGross,
    operator,
    createdAt: new Date(order.orderedAt),
    title: delivery ? `${title}, ${words.partialDelivery(delivery.number)}` : title,
    warnings: [...(isDemoOrder(order) ? [words.demo] : []), ...(order.status === 'CANCELED' ? [words.canceled] : [])],
    addresses: [
      { label: words.billingAddress, lines: paperAddress(order.billingAddress) },
      isPickup(order.shippingType)
        ? { label: words.collectionPlace, lines: operatorLines(operator) }
        : { label: words.shippingAddress, lines: paperAddress(order.shippingAddress) },
    ],
    facts: factsOf({ kind, delivery }, found),
    lines: linesOf(found, pictures, delivery).map((line) => (hasAmounts ? line : withoutAmounts(line))),
  };
  if (!hasAmounts) return { ...paper, sums: [], notes: [...laterLines(found, delivery), words.received] };
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

const factsOf = ({ kind, delivery }: Paper, found: Confirmed): TradePaper['facts'] => {
  const { order, approvedBy, language, names } = found;
  const words = { ...texts[language].document, ...texts[language].confirmation };
  const sentAt =
    kind === 'deliveryNote' && !isPickup(order.shippingType)
      ? (delivery?.sentAt ?? completelySentAt(order))
      : undefined;
  return [
    { label: words.orderNumber, value: String(order.number) },
    { label: words.orderedAt, value: formatLongDay(words.locale, order.orderedAt) },
    sentAt
      ? { label: words.sentOn, value: formatLongDay(words.locale, sentAt) }
      : { label: dayLabel(language, order), value: formatLongDay(words.locale, order.deliveryDay) },
    delivery
      ? { label: words.deliveryWeight, value: deliveryWeight(found, delivery) }
      : { label: words.totalWeight, value: weightText(orderWeight(order), orderUnweighed(order), language) },
    ...(kind === 'deliveryNote'
      ? []
      : [
          { label: words.rows.paymentCents, value: names.paymentType.get(order.paymentType) ?? order.paymentType },
          { label: words.termsVersion, value: order.termsVersion },
        ]),
    ...(approvedBy ? [{ label: words.approvedBy, value: approvedBy }] : []),
    ...(order.quoteNumber ? [{ label: words.quoteNumber, value: order.quoteNumber }] : []),
    ...(order.reference ? [{ label: words.reference, value: order.reference }] : []),
    ...(order.phone ? [{ label: words.phone, value: order.phone }] : []),
  ];
};

/** A net weight, and how many pieces it leaves out. */
const weightText = (grams: number, unweighed: number, language: Language) => {
  const kilograms = `${germanNumber(grams / 1000, 1)} kg`;
  return unweighed === 0 ? kilograms : `${kilograms} (${texts[language].confirmation.without(unweighed)})`;
};

const deliveryWeight = ({ amounts, positions, language }: Confirmed, delivery: Delivery) => {
  const sent = amounts.lines.flatMap(({ projectId }, n) =>
    shippedOf(delivery, projectId).map((shipped) => ({ ...shipped, position: positionOf(positions[n], shipped) })),
  );
  const sum = (perPiece: (position: Position) => number) =>
    sent.reduce((total, { now, position }) => total + (position ? now * perPiece(position) : 0), 0);
  return weightText(
    sum(({ pieceG }) => pieceG),
    sum(({ unweighed }) => unweighed),
    language,
  );
};

/** What a partial delivery leaves for later ones. */
const laterLines = ({ language }: Confirmed, delivery: Delivery | null): string[] => {
  const later = delivery?.pieces.filter((each) => each.later > 0) ?? [];
  if (later.length === 0) return [];
  return [texts[language].document.stillToCome(later.map((each) => `${each.later} × ${each.mark}`).join(', '))];
};

/** What has a picture below each line, in the order of the lines. */
export const picturedPositions = ({ amounts, positions }: Confirmed, delivery: Delivery | null) =>
  amounts.lines.flatMap(({ projectId }, n) => {
    const subjects = delivery
      ? shippedOf(delivery, projectId).map(subjectOf)
      : (positions[n]?.positions ?? []).map(({ subject }) => subject);
    return subjects.map((subject) => ({ projectId, subject }));
  });

const shippedOf = ({ pieces }: Delivery, projectId: ProjectId) =>
  pieces.filter((each) => each.now > 0 && each.projectId === projectId);

const subjectOf = ({ piece, index }: Shipped): PictureSubject => ({ kind: piece, index });

const linesOf = (
  { order, amounts, isGross, positions, language }: Confirmed,
  pictures: PaperPictures,
  delivery: Delivery | null,
): PaperLine[] => {
  const { vatRate } = amounts;
  const left = [...pictures.positions];
  const words = texts[language].document;
  return amounts.lines.map((line, n) => {
    const found = positions[n] ?? { positions: [], chargesCents: null };
    const shown = delivery
      ? shippedOf(delivery, line.projectId).map((shipped): PaperPosition => {
          const detail = positionOf(found, shipped)?.detail;
          const share = words.shareOf(shipped);
          return {
            picture: left.shift() ?? null,
            name: shipped.mark,
            detail: [share, detail].filter(Boolean).join(' · '),
            pieces: shipped.now,
            cents: null,
          };
        })
      : found.positions.map(({ mark, detail, pieces, cents }): PaperPosition => {
          return { picture: left.shift() ?? null, name: mark, detail, pieces, cents };
        });
    const charges = found.chargesCents
      ? [{ picture: null, name: words.charges, detail: '', pieces: null, cents: found.chargesCents }]
      : [];
    const listed = [...shown, ...charges];
    return {
      ...paperLine(
        shownLine(line, { isGross, vatRate }),
        { lines: order.lines, isPartial: delivery !== null },
        language,
      ),
      picture: pictures.projects[n] ?? null,
      positions: isGross ? withShares(listed, vatRate) : listed,
    };
  });
};

/** Positions with VAT; together they are what their project is with it. */
const withShares = (positions: readonly PaperPosition[], vatRate: number): PaperPosition[] => {
  const shares = grossShares(
    positions.map(({ cents }) => cents),
    vatRate,
  );
  return positions.map((position, n) => ({ ...position, cents: shares[n] ?? null }));
};

const positionOf = (found: Positions | undefined, shipped: Shipped) =>
  found?.positions.find(({ subject }) => isSame(subject, subjectOf(shipped)));

const isSame = (one: Position['subject'], other: PictureSubject) =>
  one.kind === other.kind && 'index' in one && 'index' in other && one.index === other.index;

const withoutAmounts = (line: PaperLine): PaperLine => ({
  ...line,
  unitCents: null,
  lineCents: null,
  positions: (line.positions ?? [])
    .filter(({ pieces }) => pieces !== null)
    .map((position) => ({ ...position, cents: null })),
});
