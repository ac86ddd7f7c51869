import type { OptionNames } from '@knotenblech/shared/catalogue/option-names.ts';
import {
  type AmountRowName,
  grossShares,
  netRows,
  orderedRowNames,
  surchargeSum,
} from '@knotenblech/shared/orders/amounts/amount-rows.ts';
import type { Amounts } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import { germanCents, germanNumber } from '@knotenblech/shared/values/number-text.ts';
import { texts } from '../../jobs/texts/texts.ts';

type Sum = { label: string; cents: Cents; remark?: string; isTotal?: boolean };

type Summed = {
  order: Pick<Order, 'productionType' | 'shippingType' | 'paymentType'>;
  amounts: Amounts;
  /** As private people read them: with VAT in every row. */
  isGross: boolean;
  language: Language;
  names: OptionNames;
  /** Accepted ones, each on a line of its own; left out they are one line. */
  surcharges?: readonly { reason: string; netCents: Cents }[];
};

/** Every sum of an order from the parts down to the total, with its words: net with VAT on top, or with VAT in every row. */
export const sumsOf = (summed: Summed): Sum[] => {
  const { amounts, isGross, language } = summed;
  const { vatRate, netCents, vatCents, grossCents } = amounts;
  const words = texts[language].confirmation;
  const percent = germanNumber(vatRate / 100, 0, 2);
  const rows = rowsOf(summed);
  const remark = words.vatReasons[amounts.vatReason];
  if (!isGross)
    return [
      ...rows,
      { label: words.net, cents: netCents },
      { label: words.vat(percent), cents: vatCents, remark },
      { label: words.gross, cents: grossCents, isTotal: true },
    ];
  const shares = grossShares(
    rows.map(({ cents }) => cents),
    vatRate,
  );
  return [
    ...rows.map((row, n) => ({ ...row, cents: shares[n] ?? row.cents })),
    { label: words.totalWithVat, cents: grossCents, isTotal: true },
    { label: words.containedVat(percent), cents: vatCents, remark },
  ];
};

/** What the sum is made of, net. */
const rowsOf = ({ order, amounts, language, names, surcharges = [] }: Summed): Sum[] => {
  const words = texts[language].confirmation;
  const nameIn = (group: keyof OptionNames, code: string) => names[group].get(code) ?? code;
  const chosen: Partial<Record<AmountRowName, string>> = {
    productionCents: nameIn('productionType', order.productionType),
    shippingCents: nameIn('shippingType', order.shippingType),
    paymentCents: nameIn('paymentType', order.paymentType),
    voucherCents: amounts.voucherCode ?? '',
  };
  const rows = netRows(amounts);
  const lines = orderedRowNames.flatMap((name) => {
    const cents = rows[name];
    const words = texts[language].confirmation.rows[name];
    return cents === null ? [] : [{ label: name in chosen ? `${words}: ${chosen[name]}` : words, cents }];
  });
  return [...lines, ...surchargeLines(words.rows.surchargeCents, amounts, surcharges)];
};

const surchargeLines = (
  label: string,
  amounts: Amounts,
  surcharges: readonly { reason: string; netCents: Cents }[],
): Sum[] => {
  const sum = surchargeSum(amounts);
  if (sum === 0) return [];
  if (surcharges.reduce((all, { netCents }) => all + netCents, 0) !== sum) return [{ label, cents: sum }];
  return surcharges.map(({ reason, netCents }) => ({ label: reason, cents: netCents }));
};

/** An amount as it stands in mails and documents: 1.234,50 €. */
export const formatEuros = (cents: Cents): string => `${germanCents(cents)} €`;
