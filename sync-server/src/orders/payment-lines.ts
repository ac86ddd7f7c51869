import type { PaymentTerms } from '@knotenblech/shared/accounts/customers.ts';
import { groupedIban, type Operator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import type { Amounts } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';
import { germanNumber } from '@knotenblech/shared/values/number-text.ts';
import { formatEuros } from './documents/sums-of.ts';

type Words = {
  net: (days: number) => string;
  atOnce: string;
  discount: (percent: string, days: number) => string;
  account: string;
};

/** Of bills. */
export const paymentWords: Record<Language, Words> = {
  de: {
    net: (days) => `Zahlbar innerhalb von ${days} Tagen ohne Abzug.`,
    atOnce: 'Zahlbar sofort ohne Abzug.',
    discount: (percent, days) => `Bei Zahlung innerhalb von ${days} Tagen ${percent} % Skonto.`,
    account: 'Bankverbindung',
  },
  en: {
    net: (days) => `Payable within ${days} days without deduction.`,
    atOnce: 'Payable at once without deduction.',
    discount: (percent, days) => `${percent} % discount if paid within ${days} days.`,
    account: 'Bank details',
  },
  fr: {
    net: (days) => `Payable sous ${days} jours sans escompte.`,
    atOnce: 'Payable immédiatement sans escompte.',
    discount: (percent, days) => `Escompte de ${percent} % pour un paiement sous ${days} jours.`,
    account: 'Coordonnées bancaires',
  },
  it: {
    net: (days) => `Pagamento entro ${days} giorni senza detrazioni.`,
    atOnce: 'Pagamento immediato senza detrazioni.',
    discount: (percent, days) => `Sconto del ${percent} % per pagamento entro ${days} giorni.`,
    account: 'Coordinate bancarie',
  },
};

/** The operator's account on one line; '' where none is set up. */
export const accountLine = ({ name, iban, bic, bankName }: Operator) =>
  iban === '' ? '' : [name, `IBAN ${groupedIban(iban)}`, bic && `BIC ${bic}`, bankName].filter(Boolean).join(', ');

type Billed = {
  order: Pick<Order, 'paymentType'>;
  terms: PaymentTerms;
  language: Language;
  operator: Operator;
};

/** When and where to an order on account is paid; nothing for other orders. */
export const billLines = ({ order, terms, language, operator }: Billed): string[] => {
  if (order.paymentType !== 'BILL') return [];
  const words = paymentWords[language];
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

type PrepaymentLinesWords = {
  transfer: (amount: string, number: number) => string;
  waits: string;
  paypal: (amount: string) => string;
};

const words: Record<Language, PrepaymentLinesWords> = {
  de: {
    transfer: (amount, number) => `Bitte überweisen Sie ${amount} mit dem Verwendungszweck „Bestellung ${number}“ an:`,
    waits: 'Wir fertigen, sobald Ihre Zahlung da ist. Der Termin zählt ab dann.',
    paypal: (amount) => `Bitte zahlen Sie ${amount} mit PayPal, auf der Seite Ihrer Bestellung.`,
  },
  en: {
    transfer: (amount, number) => `Please transfer ${amount} with the reference “Order ${number}” to:`,
    waits: 'We start production once your payment has arrived. The day counts from then.',
    paypal: (amount) => `Please pay ${amount} by PayPal on the page of your order.`,
  },
  fr: {
    transfer: (amount, number) => `Veuillez virer ${amount} avec la référence « Commande ${number} » à :`,
    waits: 'Nous fabriquons dès réception de votre paiement. Le délai court à partir de là.',
    paypal: (amount) => `Veuillez payer ${amount} par PayPal, sur la page de votre commande.`,
  },
  it: {
    transfer: (amount, number) => `Versi ${amount} con la causale «Ordine ${number}» a:`,
    waits: 'Produciamo appena arriva il pagamento. La data si conta da allora.',
    paypal: (amount) => `Paghi ${amount} con PayPal, nella pagina del Suo ordine.`,
  },
};

type Paid = { order: Order; amounts: Amounts; language: Language; operator: Operator };

/** How an order is paid in advance: amount, reference and account, or by PayPal; nothing for other orders and for one that is paid. */
export const prepaymentLines = ({ order, amounts, language, operator }: Paid): string[] => {
  const { prepayment, number, paymentType } = order;
  if (!prepayment || prepayment.paidAt !== null || order.status === 'CANCELED') return [];
  const { transfer, waits, paypal } = words[language];
  const amount = formatEuros(amounts.grossCents);
  return [
    ...(paymentType === 'PAYPAL' ? [paypal(amount)] : [transfer(amount, number), accountLine(operator)]),
    ...(prepayment.isWaitedFor ? [waits] : []),
  ];
};
