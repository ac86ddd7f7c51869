import { groupedIban, type Operator } from '@knotenblech/shared/base-data/operator.ts';
import type { Order } from '@knotenblech/shared/orders/order.ts';
import type { Amounts } from '@knotenblech/shared/orders/order-amounts.ts';
import type { Language } from './confirmation-words.ts';
import { formatEuros } from './format-euros.ts';

type Words = { transfer: (amount: string, number: number) => string; waits: string };

const words: Record<Language, Words> = {
  de: {
    transfer: (amount, number) => `Bitte überweisen Sie ${amount} mit dem Verwendungszweck „Bestellung ${number}“ an:`,
    waits: 'Wir fertigen, sobald Ihre Zahlung da ist. Bis dahin kann sich der Liefertag verschieben.',
  },
  en: {
    transfer: (amount, number) => `Please transfer ${amount} with the reference “Order ${number}” to:`,
    waits: 'We start production once your payment has arrived. Until then the delivery day may move.',
  },
  fr: {
    transfer: (amount, number) => `Veuillez virer ${amount} avec la référence « Commande ${number} » à :`,
    waits: 'Nous fabriquons dès réception de votre paiement. D’ici là, le jour de livraison peut être reporté.',
  },
  it: {
    transfer: (amount, number) => `Versi ${amount} con la causale «Ordine ${number}» a:`,
    waits: 'Produciamo appena arriva il pagamento. Fino ad allora il giorno di consegna può slittare.',
  },
};

type Paid = { order: Order; amounts: Amounts; language: Language; operator: Operator };

/** How an order is paid in advance: amount, reference and account; nothing for other orders and for one that is paid. */
export const prepaymentLines = ({ order, amounts, language, operator }: Paid): string[] => {
  const { prepayment, number } = order;
  if (!prepayment || prepayment.paidAt !== null || order.status === 'CANCELED') return [];
  const { transfer, waits } = words[language];
  const account = [
    operator.name,
    `IBAN ${groupedIban(operator.iban)}`,
    operator.bic && `BIC ${operator.bic}`,
    operator.bankName,
  ];
  return [
    transfer(formatEuros(amounts.grossCents), number),
    account.filter(Boolean).join(', '),
    ...(prepayment.isWaitedFor ? [waits] : []),
  ];
};
