import type { Operator } from '@knotenblech/shared/base-data/operator.ts';
import type { Order } from '@knotenblech/shared/orders/order.ts';
import type { Amounts } from '@knotenblech/shared/orders/order-amounts.ts';
import type { Language } from './confirmation-words.ts';
import { formatEuros } from './format-euros.ts';
import { accountLine } from './payment-lines.ts';

type Words = { transfer: (amount: string, number: number) => string; waits: string };

const words: Record<Language, Words> = {
  de: {
    transfer: (amount, number) => `Bitte überweisen Sie ${amount} mit dem Verwendungszweck „Bestellung ${number}“ an:`,
    waits: 'Wir fertigen, sobald Ihre Zahlung da ist. Bis dahin kann sich der Termin verschieben.',
  },
  en: {
    transfer: (amount, number) => `Please transfer ${amount} with the reference “Order ${number}” to:`,
    waits: 'We start production once your payment has arrived. Until then the day may move.',
  },
  fr: {
    transfer: (amount, number) => `Veuillez virer ${amount} avec la référence « Commande ${number} » à :`,
    waits: 'Nous fabriquons dès réception de votre paiement. D’ici là, le délai peut être reporté.',
  },
  it: {
    transfer: (amount, number) => `Versi ${amount} con la causale «Ordine ${number}» a:`,
    waits: 'Produciamo appena arriva il pagamento. Fino ad allora la data può slittare.',
  },
};

type Paid = { order: Order; amounts: Amounts; language: Language; operator: Operator };

/** How an order is paid in advance: amount, reference and account; nothing for other orders and for one that is paid. */
export const prepaymentLines = ({ order, amounts, language, operator }: Paid): string[] => {
  const { prepayment, number } = order;
  if (!prepayment || prepayment.paidAt !== null || order.status === 'CANCELED') return [];
  const { transfer, waits } = words[language];
  return [
    transfer(formatEuros(amounts.grossCents), number),
    accountLine(operator),
    ...(prepayment.isWaitedFor ? [waits] : []),
  ];
};
