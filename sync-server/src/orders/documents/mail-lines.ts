import type { OptionNames } from '@knotenblech/shared/catalogue/option-names.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { Amounts } from '@knotenblech/shared/orders/order-amounts.record.ts';
import { confirmationTexts, type Language } from './confirmation-texts.ts';
import { describeProject } from './describe-project.ts';
import { formatEuros } from './format-euros.ts';
import { shownLine } from './shown-line.ts';
import { sumsOf } from './sums-of.ts';

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
  const { each, pricesWithVat } = confirmationTexts[language];
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
