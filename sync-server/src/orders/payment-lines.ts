import type { PaymentTerms } from '@knotenblech/shared/accounts/payment-terms.ts';
import { groupedIban, type Operator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { germanNumber } from '@knotenblech/shared/values/number-text.ts';
import type { Language } from './documents/confirmation-texts.ts';

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
