import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import type { PaymentTerms } from '@knotenblech/shared/accounts/customers.ts';
import type { Operator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import type { OptionNames } from '@knotenblech/shared/catalogue/option-names.ts';
import type { Amounts } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import { isPickup } from '@knotenblech/shared/orders/cart/cart-option.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { isDemoOrder } from '@knotenblech/shared/orders/status-table.ts';
import type { Rows } from '@knotenblech/shared/records/define-change.ts';
import { customerPriceSpace, customerSpace } from '@knotenblech/shared/records/space.ts';
import { withVat } from '@knotenblech/shared/values/decimal.ts';
import type { CustomerId } from '@knotenblech/shared/values/ids.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';
import { germanNumber } from '@knotenblech/shared/values/number-text.ts';
import { readsGrossIn } from '../../accounts/customers/read-customer.ts';
import { operatorIn, optionNamesIn } from '../../base-data/operator-in.ts';
import type { Transaction } from '../../database/database.ts';
import { addMail } from '../../jobs/mail/mail.store.ts';
import { pageMark } from '../../jobs/mail/send-mail.ts';
import type { Enqueue } from '../../jobs/queues.ts';
import { texts } from '../../jobs/texts/texts.ts';
import { paymentTermsOf } from '../order.store.ts';
import { billLines, legalLines, prepaymentLines } from '../payment-lines.ts';
import { formatEuros, sumsOf } from './sums-of.ts';

type Confirmation = {
  order: Order;
  amounts: Amounts;
  /** With VAT in every amount, as private people read them. */
  isGross: boolean;
  terms: PaymentTerms;
  language: Language;
  recipientName: string;
  operator: Operator;
  names: OptionNames;
};

/** Where an order is paid by PayPal; the key to it is the sign-in. */
const payPage = ({ order, language }: Confirmation) =>
  order.paymentType === 'PAYPAL' ? [pageMark(`/${language}/shop/account/orders/${order.id}`)] : [];

/** The mail that confirms an order: every line and every amount, in the language it was ordered in. */
export const confirmationMail = (confirmation: Confirmation) => {
  const { order, language, recipientName, operator } = confirmation;
  const words = texts[language].confirmation;
  const [pay, ...paid] = prepaymentLines(confirmation);
  const rule = '-'.repeat(mailColumns.text + mailColumns.amount);
  const body = [
    words.greeting(oneLine(recipientName)),
    '',
    words.opening(order.number, formatLongDay(words.locale, order.orderedAt)),
    ...(isDemoOrder(order) ? ['', words.demo] : []),
    ...(pay === undefined ? [] : ['', pay, ...payPage(confirmation), ...paid]),
    '',
    rule,
    ...projectLines(confirmation),
    rule,
    ...sumLines(confirmation),
    rule,
    '',
    ...billLines(confirmation).map(oneLine),
    `${dayLabel(language, order)}: ${formatLongDay(words.locale, order.deliveryDay)}`,
    ...(order.reference ? [`${words.reference}: ${oneLine(order.reference)}`] : []),
    ...(order.phone ? [`${words.phone}: ${oneLine(order.phone)}`] : []),
    '',
    ...(isPickup(order.shippingType)
      ? [`${words.collectionPlace}:`, ...operatorLines(operator).map((line) => `    ${line}`)]
      : [`${words.shippingAddress}:`, ...addressLines(order.shippingAddress).map((line) => `    ${oneLine(line)}`)]),
    `${words.billingAddress}:`,
    ...addressLines(order.billingAddress).map((line) => `    ${oneLine(line)}`),
    '',
    words.terms(order.termsVersion),
    '',
    words.closing,
    operator.name,
    `${operator.street}, ${operator.countryIso} ${operator.zip} ${operator.city}`,
    `${operator.phone}, ${operator.email}`,
    ...legalLines(operator, language),
  ];
  return { subject: words.subject(order.number), body: body.join('\n') };
};

type Accepted = { order: Order; amounts: Amounts; customerId: CustomerId; language: Language };

/** Books an accepted order: its record, its amounts, and the mail that confirms it to whoever may still sign in, sent after this transaction. */
export const confirmOrder = async (
  { rows, tx, enqueue }: { rows: Rows; tx: Transaction; enqueue: Enqueue },
  { order, amounts, customerId, language }: Accepted,
) => {
  rows.put(customerSpace(customerId), 'order', order);
  rows.put(customerPriceSpace(customerId), 'orderAmounts', { id: order.id, amounts });
  const user = rows.get(customerSpace(customerId), 'user', order.userId);
  if (!user?.active) return;
  const operator = operatorIn(rows);
  const recipientName = `${user.firstName} ${user.name}`.trim();
  const terms = await paymentTermsOf(tx, { customerId, orderId: order.id });
  const names = optionNamesIn(rows, language);
  const isGross = readsGrossIn(rows, customerId);
  const mail = confirmationMail({ order, amounts, isGross, terms, language, recipientName, operator, names });
  await addMail(tx, { customerId, id: order.id, recipient: user.email, ...mail, attachment: `${mail.subject}.pdf` });
  await enqueue(tx, 'send-mail', { customerId, mailId: order.id });
};

type Listed = {
  order: Pick<Order, 'lines' | 'productionType' | 'shippingType' | 'paymentType'>;
  amounts: Amounts;
  isGross: boolean;
  language: Language;
};

type Summed = Listed & { names: OptionNames };

export const mailColumns = { text: 44, amount: 14 };

/** What foreign text may do in a plain mail: nothing but be one line. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** Every project with its amounts, as lines of a plain mail. */
export const projectLines = ({ order, amounts, isGross, language }: Listed) => {
  const { each, pricesWithVat } = texts[language].confirmation;
  const lines = order.lines.flatMap((line) => {
    const priced = amounts.lines.find(({ projectId }) => projectId === line.projectId);
    const amount = priced && shownLine(priced, { isGross, vatRate: amounts.vatRate });
    const title = `${line.quantity} x ${oneLine(line.projectName)}`;
    return [
      amount ? row(title, formatEuros(amount.lineCents)) : title,
      `    ${describeProject(line, language)}${amount ? `, ${each} ${formatEuros(amount.unitCents)}` : ''}`,
      ...(line.reference ? [`    ${oneLine(line.reference)}`] : []),
      ...(line.comment ? [`    ${oneLine(line.comment)}`] : []),
    ];
  });
  return isGross ? [pricesWithVat, ...lines] : lines;
};

const row = (text: string, amount: string) => {
  const isLong = text.length > mailColumns.text - 2;
  return (
    (isLong ? `${text}\n${' '.repeat(mailColumns.text)}` : text.padEnd(mailColumns.text)) +
    amount.padStart(mailColumns.amount)
  );
};

/** Every sum down to the total, as lines of a plain mail. */
export const sumLines = (summed: Summed) =>
  sumsOf(summed).flatMap(({ label, cents, remark }) => [
    row(oneLine(label), formatEuros(cents)),
    ...(remark ? [`    ${remark}`] : []),
  ]);

/** An address as it is written on paper. */
export const addressLines = (address: Address): string[] => [
  [address.salutation === 'COMPANY' ? '' : address.nameAdd, address.name].filter(Boolean).join(' '),
  ...(address.salutation === 'COMPANY' && address.nameAdd ? [address.nameAdd] : []),
  address.street,
  `${address.countryIso} ${address.zip} ${address.city}`,
];

/** Where the operator is, as it is written on paper. */
export const operatorLines = ({ name, street, countryIso, zip, city }: Operator): string[] => [
  name,
  street,
  `${countryIso} ${zip} ${city}`,
];

/** The same with its VAT id, for a document. */
export const paperAddress = (address: Address): string[] => [...addressLines(address), address.vatId];

/** A day as it is written in mails and documents, on the shop's clock. */
export const formatLongDay = (locale: string, iso: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(new Date(iso));

type DescribedLine = Pick<Order['lines'][number], 'partCount' | 'netWeightG' | 'unweighedCount' | 'isUnwelded'>;

/** How many pieces a project is, how heavy, and whether its assemblies come in their parts. */
export const describeProject = (
  { partCount, netWeightG, unweighedCount, isUnwelded }: DescribedLine,
  language: Language,
): string => {
  const { pieces, weight, without, unwelded } = texts[language].confirmation;
  const unweighed = unweighedCount === undefined ? '' : ` (${without(unweighedCount)})`;
  const described = `${partCount} ${pieces}, ${weight} ${germanNumber(netWeightG / 1000, 3)} kg${unweighed}`;
  return isUnwelded ? `${described}, ${unwelded}` : described;
};

type Line = Amounts['lines'][number];

/** A priced line as its reader counts: private people with VAT, as the app shows it, companies net. */
export const shownLine = (line: Line, { isGross, vatRate }: { isGross: boolean; vatRate: number }): Line =>
  isGross
    ? { ...line, unitCents: withVat(line.unitCents, vatRate), lineCents: withVat(line.lineCents, vatRate) }
    : line;

/** What the day of an order is called: it comes, or can be fetched. */
export const dayLabel = (language: Language, { shippingType }: Pick<Order, 'shippingType'>) => {
  const { delivery, collection } = texts[language].confirmation;
  return isPickup(shippingType) ? collection : delivery;
};
