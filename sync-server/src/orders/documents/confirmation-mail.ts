import type { PaymentTerms } from '@knotenblech/shared/accounts/payment-terms.ts';
import { legalLines, type Operator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import type { OptionNames } from '@knotenblech/shared/catalogue/option-names.ts';
import { isPickup } from '@knotenblech/shared/orders/cart/cart-option.ts';
import { isDemoOrder } from '@knotenblech/shared/orders/is-demo-order.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { Amounts } from '@knotenblech/shared/orders/order-amounts.record.ts';
import { pageMark } from '../../jobs/mail/page-mark.ts';
import { billLines } from '../payment-lines.ts';
import { prepaymentLines } from '../prepayment-lines.ts';
import { confirmationTexts, dayLabel, type Language } from './confirmation-texts.ts';
import { addressLines, operatorLines } from './format.ts';
import { formatLongDay } from './format-long-day.ts';
import { mailColumns, oneLine, projectLines, sumLines } from './mail-lines.ts';

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
  const words = confirmationTexts[language];
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
