import type { Address } from '@knotenblech/shared/addresses/address.ts';
import type { Operator } from '@knotenblech/shared/base-data/operator.ts';
import type { Order } from '@knotenblech/shared/orders/order.ts';
import type { Amounts } from '@knotenblech/shared/orders/order-amounts.ts';
import { confirmationWords, type Language } from './confirmation-words.ts';

type Confirmation = { order: Order; amounts: Amounts; language: Language; recipientName: string; operator: Operator };

/** Numbers are written the German way in every language. */
const numberLocale = 'de-DE';

const columns = { text: 44, amount: 14 };

const addressLines = (address: Address) => [
  [address.salutation === 'COMPANY' ? '' : address.nameAdd, address.name].filter(Boolean).join(' '),
  ...(address.salutation === 'COMPANY' && address.nameAdd ? [address.nameAdd] : []),
  address.street,
  `${address.countryIso} ${address.zip} ${address.city}`,
];

/** What foreign text may do in a plain mail: nothing but be one line. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

const day = (locale: string, iso: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(new Date(iso));

const projectLines = ({ order, amounts, language }: Confirmation, money: (cents: number) => string) => {
  const { pieces, each, weight } = confirmationWords[language];
  const kg = new Intl.NumberFormat(numberLocale, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  return order.lines.flatMap((line) => {
    const amount = amounts.lines.find((priced) => priced.projectId === line.projectId);
    const title = `${line.quantity} x ${oneLine(line.projectName)}`;
    return [
      amount ? row(title, money(amount.lineCents)) : title,
      `    ${line.partCount} ${pieces}, ${weight} ${kg.format(line.netWeightG / 1000)} kg${amount ? `, ${each} ${money(amount.unitCents)}` : ''}`,
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

const sumLines = ({ order, amounts, language }: Confirmation, money: (cents: number) => string) => {
  const words = confirmationWords[language];
  const percent = new Intl.NumberFormat(numberLocale).format(amounts.vatRate / 100);
  const reason = words.vatReasons[amounts.vatReason];
  return [
    row(words.parts, money(amounts.partsCents)),
    row(`${words.production}: ${words.productionTypes[order.productionType]}`, money(amounts.productionCents)),
    row(`${words.shipping}: ${words.shippingTypes[order.shippingType]}`, money(amounts.shippingCents)),
    row(`${words.payment}: ${words.paymentTypes[order.paymentType]}`, money(amounts.paymentCents)),
    ...(amounts.voucherCents === undefined
      ? []
      : [row(`${words.voucher}: ${oneLine(amounts.voucherCode ?? '')}`, money(amounts.voucherCents))]),
    row(words.net, money(amounts.netCents)),
    row(words.vat(percent), money(amounts.vatCents)),
    ...(reason ? [`    ${reason}`] : []),
    row(words.gross, money(amounts.grossCents)),
  ];
};

/** The mail that confirms an order: every line and every amount, in the language it was ordered in. */
export const confirmationMail = (confirmation: Confirmation) => {
  const { order, language, recipientName, operator } = confirmation;
  const words = confirmationWords[language];
  const format = new Intl.NumberFormat(numberLocale, { style: 'currency', currency: 'EUR' });
  const money = (cents: number) => format.format(cents / 100).replace(/[\u00a0\u202f]/g, ' ');
  const rule = '-'.repeat(columns.text + columns.amount);
  const body = [
    words.greeting(oneLine(recipientName)),
    '',
    words.opening(order.number, day(words.locale, order.orderedAt)),
    ...(order.status === 'DEMO' ? ['', words.demo] : []),
    '',
    rule,
    ...projectLines(confirmation, money),
    rule,
    ...sumLines(confirmation, money),
    rule,
    '',
    `${words.delivery}: ${day(words.locale, order.deliveryDay)}`,
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
