import { legalLines, type Operator } from '@knotenblech/shared/base-data/operator.ts';
import type { OptionNames } from '@knotenblech/shared/base-data/option-names.ts';
import type { Quote } from '@knotenblech/shared/quotes/quote.ts';
import { addressLines } from '../orders/address-lines.ts';
import { confirmationTexts } from '../orders/confirmation-words.ts';
import { formatLongDay } from '../orders/format-long-day.ts';
import { mailColumns, oneLine, projectLines, sumLines } from '../orders/mail-lines.ts';
import { quoteTexts } from './quote-words.ts';

type QuoteMail = { quote: Quote; recipientName: string; operator: Operator; names: OptionNames };

/** The mail that brings a quote: every line and every amount, how long it holds, in the language it was asked for in. */
export const quoteMail = ({ quote, recipientName, operator, names }: QuoteMail) => {
  const { language, amounts } = quote;
  const words = { ...confirmationTexts[language], ...quoteTexts[language] };
  const listed = { order: quote, amounts, language, names };
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
