import type { Operator } from '@knotenblech/shared/base-data/operator.ts';
import type { Order } from '@knotenblech/shared/orders/order.ts';
import type { Amounts } from '@knotenblech/shared/orders/order-amounts.ts';
import { addressLines } from './address-lines.ts';
import { confirmationWords, type Language } from './confirmation-words.ts';
import { describeProject } from './describe-project.ts';
import { formatEuros } from './format-euros.ts';
import { formatLongDay } from './format-long-day.ts';
import { sumsOf } from './sums-of.ts';

type Confirmation = { order: Order; amounts: Amounts; language: Language; recipientName: string; operator: Operator };

const columns = { text: 44, amount: 14 };

/** What foreign text may do in a plain mail: nothing but be one line. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

const projectLines = ({ order, amounts, language }: Confirmation) => {
  const { each } = confirmationWords[language];
  return order.lines.flatMap((line) => {
    const amount = amounts.lines.find((priced) => priced.projectId === line.projectId);
    const title = `${line.quantity} x ${oneLine(line.projectName)}`;
    return [
      amount ? row(title, formatEuros(amount.lineCents)) : title,
      `    ${describeProject(line, language)}${amount ? `, ${each} ${formatEuros(amount.unitCents)}` : ''}`,
      ...(line.reference ? [`    ${oneLine(line.reference)}`] : []),
      ...(line.comment ? [`    ${oneLine(line.comment)}`] : []),
    ];
  });
};

const row = (text: string, amount: string) => {
  const isLong = text.length > columns.text - 2;
  return (
    (isLong ? `${text}\n${' '.repeat(columns.text)}` : text.padEnd(columns.text)) + amount.padStart(columns.amount)
  );
};

const sumLines = ({ order, amounts, language }: Confirmation) =>
  sumsOf(order, amounts, language).flatMap(({ label, cents, remark }) => [
    row(oneLine(label), formatEuros(cents)),
    ...(remark ? [`    ${remark}`] : []),
  ]);

/** The mail that confirms an order: every line and every amount, in the language it was ordered in. */
export const confirmationMail = (confirmation: Confirmation) => {
  const { order, language, recipientName, operator } = confirmation;
  const words = confirmationWords[language];
  const rule = '-'.repeat(columns.text + columns.amount);
  const body = [
    words.greeting(oneLine(recipientName)),
    '',
    words.opening(order.number, formatLongDay(words.locale, order.orderedAt)),
    ...(order.status === 'DEMO' ? ['', words.demo] : []),
    '',
    rule,
    ...projectLines(confirmation),
    rule,
    ...sumLines(confirmation),
    rule,
    '',
    `${words.delivery}: ${formatLongDay(words.locale, order.deliveryDay)}`,
    ...(order.reference ? [`${words.reference}: ${oneLine(order.reference)}`] : []),
    ...(order.phone ? [`${words.phone}: ${oneLine(order.phone)}`] : []),
    '',
    `${words.shippingAddress}:`,
    ...addressLines(order.shippingAddress).map((line) => `    ${oneLine(line)}`),
    `${words.billingAddress}:`,
    ...addressLines(order.billingAddress).map((line) => `    ${oneLine(line)}`),
    '',
    words.terms(order.termsVersion),
    '',
    words.closing,
    operator.name,
    `${operator.street}, ${operator.countryIso} ${operator.zip} ${operator.city}`,
    `${operator.phone}, ${operator.email}`,
  ];
  return { subject: words.subject(order.number), body: body.join('\n') };
};
