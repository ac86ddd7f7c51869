import { isPickup } from '@knotenblech/shared/cart/cart-option.ts';
import type { PaymentTerms } from '@knotenblech/shared/customers/payment-terms.ts';
import { isDemoOrder } from '@knotenblech/shared/orders/is-demo-order.ts';
import type { OptionNames } from '@knotenblech/shared/base-data/option-names.ts';
import { legalLines, type Operator } from '@knotenblech/shared/base-data/operator.ts';
import type { Order } from '@knotenblech/shared/orders/order.ts';
import type { Amounts } from '@knotenblech/shared/orders/order-amounts.ts';
import { addressLines, operatorLines } from './address-lines.ts';
import { confirmationTexts, dayLabel, type Language } from './confirmation-words.ts';
import { formatLongDay } from './format-long-day.ts';
import { billLines } from './payment-lines.ts';
import { pageMark } from '../mail/page-mark.ts';
import { prepaymentLines } from './prepayment-lines.ts';
import { mailColumns, oneLine, projectLines, sumLines } from './mail-lines.ts';

type Confirmation = {
  order: Order;
  amounts: Amounts;
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
