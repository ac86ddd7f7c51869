import type { Operator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { Amounts } from '@knotenblech/shared/orders/order-amounts.record.ts';
import type { Language } from './documents/confirmation-texts.ts';
import { formatEuros } from './documents/format-euros.ts';
import { accountLine } from './payment-lines.ts';

type Words = {
  transfer: (amount: string, number: number) => string;
  waits: string;
  paypal: (amount: string) => string;
};

const words: Record<Language, Words> = {
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
