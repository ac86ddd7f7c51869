import { fromCents, toCents } from '../../values/decimal.ts';
import type { Cents } from '../../values/money.ts';
import type { VoucherTerms } from './voucher.schema.ts';

/** What a voucher takes off, as a negative amount (0 or below): never more than the sum of parts; a percentage half up to cents. */
export const voucherCents = ({ discount }: Pick<VoucherTerms, 'discount'>, partsCents: Cents): Cents => {
  const off =
    discount.kind === 'fixed' ? discount.cents : toCents(fromCents(partsCents).times(discount.hundredths).div(10_000));
  return 0 - Math.max(0, Math.min(off, partsCents));
};
