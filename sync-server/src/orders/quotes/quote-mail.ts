import { legalLines, type Operator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import type { OptionNames } from '@knotenblech/shared/catalogue/option-names.ts';
import type { Quote } from '@knotenblech/shared/orders/quotes/quote.record.ts';
import { confirmationTexts } from '../documents/confirmation-texts.ts';
import { addressLines } from '../documents/format.ts';
import { formatLongDay } from '../documents/format-long-day.ts';
import { mailColumns, oneLine, projectLines, sumLines } from '../documents/mail-lines.ts';
import { quoteTexts } from './quote-texts.ts';

type QuoteMail = { quote: Quote; isGross: boolean; recipientName: string; operator: Operator; names: OptionNames };

/** The mail that brings a quote: every line and every amount, how long it holds, in the language it was asked for in. */
export const quoteMail = ({ quote, isGross, recipientName, operator, names }: QuoteMail) => {
  const { language, amounts } = quote;
  const words = { ...confirmationTexts[language], ...quoteTexts[language] };
  const listed = { order: quote, amounts, isGross, language, names };
  const rule = '-'.repeat(mailColumns.text + mailColumns.amount);
  const body = [
    words.greeting(oneLine(recipientName)),
    '',
    words.offer(quote.number, formatLongDay(words.locale, quote.quotedAt)),
    words.valid(formatLongDay(words.locale, quote.validUntil)),
    ...(quote.isDemo ? ['', words.quoteDemo] : []),
    '',
    rule,
    ...projectLines(listed),
    rule,
    ...sumLines(listed),
    rule,
    '',
    ...(quote.reference ? [`${words.reference}: ${oneLine(quote.reference)}`] : []),
    `${words.shippingAddress}:`,
    ...addressLines(quote.shippingAddress).map((line) => `    ${oneLine(line)}`),
    `${words.billingAddress}:`,
    ...addressLines(quote.billingAddress).map((line) => `    ${oneLine(line)}`),
    '',
    words.order,
    words.terms(quote.termsVersion),
    '',
    words.closing,
    operator.name,
    `${operator.street}, ${operator.countryIso} ${operator.zip} ${operator.city}`,
    `${operator.phone}, ${operator.email}`,
    ...legalLines(operator, quote.language),
  ];
  return { subject: words.title(quote.number), body: body.join('\n') };
};
