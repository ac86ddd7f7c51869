import type { OptionNames } from '@knotenblech/shared/catalogue/option-names.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { Amounts } from '@knotenblech/shared/orders/order-amounts.record.ts';
import { surchargeSum } from '@knotenblech/shared/orders/surcharge-sum.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import { germanNumber } from '@knotenblech/shared/values/number-text.ts';
import { confirmationTexts, type Language } from './confirmation-texts.ts';

type Sum = { label: string; cents: Cents; remark?: string; isTotal?: boolean };

type Summed = {
  order: Pick<Order, 'productionType' | 'shippingType' | 'paymentType'>;
  amounts: Amounts;
  language: Language;
  names: OptionNames;
  /** Accepted ones, each on a line of its own; left out they are one line. */
  surcharges?: readonly { reason: string; netCents: Cents }[];
};

/** Every sum of an order from the parts down to the total, with its words. */
export const sumsOf = ({ order, amounts, language, names, surcharges = [] }: Summed): Sum[] => {
  const words = confirmationTexts[language];
  const { productionType, shippingType, paymentType } = order;
  const nameIn = (group: keyof OptionNames, code: string) => names[group].get(code) ?? code;
  const percent = germanNumber(amounts.vatRate / 100, 0, 2);
  const { voucherCode = '', voucherCents } = amounts;
  return [
    { label: words.parts, cents: amounts.partsCents },
    { label: `${words.production}: ${nameIn('productionType', productionType)}`, cents: amounts.productionCents },
    { label: `${words.shipping}: ${nameIn('shippingType', shippingType)}`, cents: amounts.shippingCents },
    { label: `${words.payment}: ${nameIn('paymentType', paymentType)}`, cents: amounts.paymentCents },
    ...(voucherCents === undefined ? [] : [{ label: `${words.voucher}: ${voucherCode}`, cents: voucherCents }]),
    ...surchargeLines(words.surcharges, amounts, surcharges),
    { label: words.net, cents: amounts.netCents },
    { label: words.vat(percent), cents: amounts.vatCents, remark: words.vatReasons[amounts.vatReason] },
    { label: words.gross, cents: amounts.grossCents, isTotal: true },
  ];
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
