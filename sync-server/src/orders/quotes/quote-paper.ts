import type { Operator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import type { OptionNames } from '@knotenblech/shared/catalogue/option-names.ts';
import type { Quote } from '@knotenblech/shared/orders/quotes/quote.record.ts';
import { confirmationTexts } from '../documents/confirmation-texts.ts';
import { documentTexts } from '../documents/document-texts.ts';
import { paperAddress } from '../documents/format.ts';
import { formatLongDay } from '../documents/format-long-day.ts';
import { paperLine } from '../documents/paper-line.ts';
import { shownLine } from '../documents/shown-line.ts';
import { sumsOf } from '../documents/sums-of.ts';
import type { TradePaper } from '../documents/trade-paper.ts';
import { quoteTexts } from './quote-texts.ts';

export type Quoted = { quote: Quote; isGross: boolean; operator: Operator; names: OptionNames };

/** What stands in a quote; `pictures` in the order of its lines. */
export const quotePaper = (
  { quote, isGross, operator, names }: Quoted,
  pictures: readonly (Uint8Array | null)[],
): TradePaper => {
  const { language, amounts, workingDays } = quote;
  const words = { ...documentTexts[language], ...confirmationTexts[language], ...quoteTexts[language] };
  const validUntil = formatLongDay(words.locale, quote.validUntil);
  const days = workingDays.production + workingDays.surface + workingDays.shipping;
  return {
    language,
    isGross,
    operator,
    createdAt: new Date(quote.quotedAt),
    title: words.title(quote.number),
    warnings: quote.isDemo ? [words.quoteDemo] : [],
    addresses: [
      { label: words.billingAddress, lines: paperAddress(quote.billingAddress) },
      { label: words.shippingAddress, lines: paperAddress(quote.shippingAddress) },
    ],
    facts: [
      { label: words.quoteNumber, value: quote.number },
      { label: words.quotedAt, value: formatLongDay(words.locale, quote.quotedAt) },
      { label: words.validUntil, value: validUntil },
      { label: words.termsVersion, value: quote.termsVersion },
      { label: words.deliveryTime, value: words.workingDays(days) },
      ...(quote.reference ? [{ label: words.reference, value: quote.reference }] : []),
      ...(quote.phone ? [{ label: words.phone, value: quote.phone }] : []),
    ],
    lines: amounts.lines.map((line, n) => ({
      ...paperLine(shownLine(line, { isGross, vatRate: amounts.vatRate }), quote, language),
      picture: pictures[n] ?? null,
    })),
    sums: sumsOf({ order: quote, amounts, isGross, language, names }).map((sum) =>
      sum.remark === '' ? { ...sum, remark: words.domestic } : sum,
    ),
    notes: [
      ...(quote.freightNote ? [words.freightNote(quote.freightNote)] : []),
      words.valid(validUntil),
      words.order,
      words.unchanged,
      words.terms(quote.termsVersion),
    ],
  };
};
