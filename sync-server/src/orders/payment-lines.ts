import type { PaymentTerms } from '@knotenblech/shared/accounts/customers.ts';
import { groupedIban, type Operator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import type { Amounts } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';
import { germanNumber } from '@knotenblech/shared/values/number-text.ts';
import { texts } from '../jobs/texts/texts.ts';
import { formatEuros } from './documents/sums-of.ts';

/** The operator's account on one line; '' where none is set up. */
export const accountLine = ({ name, iban, bic, bankName }: Operator) =>
  iban === '' ? '' : [name, `IBAN ${groupedIban(iban)}`, bic && `BIC ${bic}`, bankName].filter(Boolean).join(', ');

/** What business letters say of the operator beside his address, of what he has told: register, managing directors, tax numbers. */
export const legalLines = (operator: Operator, language: Language): string[] => {
  const { vatId, taxNumber, registerCourt, registerNumber, managingDirectors } = operator;
  const words = texts[language].legal;
  return [
    vatId,
    taxNumber === '' ? '' : `${words.taxNumber}: ${taxNumber}`,
    `${registerCourt} ${registerNumber}`.trim(),
    managingDirectors === '' ? '' : `${words.directors}: ${managingDirectors}`,
  ].filter((line) => line !== '');
};

type Billed = {
  order: Pick<Order, 'paymentType'>;
  terms: PaymentTerms;
  language: Language;
  operator: Operator;
};

/** When and where to an order on account is paid; nothing for other orders. */
export const billLines = ({ order, terms, language, operator }: Billed): string[] => {
  if (order.paymentType !== 'BILL') return [];
  const words = texts[language].bill;
  const account = accountLine(operator);
  const { days, discountRate, discountDays } = terms;
  return [
    [
      days === 0 ? words.atOnce : words.net(days),
      ...(discountRate === 0 ? [] : [words.discount(germanNumber(discountRate / 100, 0, 2), discountDays)]),
    ].join(' '),
    ...(account === '' ? [] : [`${words.account}: ${account}`]),
  ];
};

type Paid = { order: Order; amounts: Amounts; language: Language; operator: Operator };

/** How an order is paid in advance: amount, reference and account, or by PayPal; nothing for other orders and for one that is paid. */
export const prepaymentLines = ({ order, amounts, language, operator }: Paid): string[] => {
  const { prepayment, number, paymentType } = order;
  if (!prepayment || prepayment.paidAt !== null || order.status === 'CANCELED') return [];
  const { transfer, waits, paypal } = texts[language].prepayment;
  const amount = formatEuros(amounts.grossCents);
  return [
    ...(paymentType === 'PAYPAL' ? [paypal(amount)] : [transfer(amount, number), accountLine(operator)]),
    ...(prepayment.isWaitedFor ? [waits] : []),
  ];
};
