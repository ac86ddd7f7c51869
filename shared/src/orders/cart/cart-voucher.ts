import type { Day } from '../../values/day.ts';
import type { Cents } from '../../values/money.ts';
import type { VoucherTerms } from '../vouchers/voucher.schema.ts';
import { voucherCodeOf } from '../vouchers/voucher-code.ts';
import { missedMinimum } from '../vouchers/voucher-rules.ts';
import type { Cart } from './cart.record.ts';

/** How the voucher of a cart stands: none, not checked by the server yet, out of date or below its minimum, or counted. */
export type CartVoucher =
  | { state: 'none' | 'unchecked'; terms: null }
  | { state: 'expired' | 'below-minimum' | 'counted'; terms: VoucherTerms };

/** The voucher of a cart for a sum of parts; only a counted one is part of the price and goes with the order. */
export const cartVoucher = (
  { voucherCode = '', voucher = null }: Pick<Cart, 'voucherCode' | 'voucher'>,
  { partsCents, today }: { partsCents: Cents; today: Day },
): CartVoucher => {
  const code = voucherCodeOf(voucherCode);
  if (code === '') return { state: 'none', terms: null };
  if (voucher?.code !== code) return { state: 'unchecked', terms: null };
  if (voucher.validTo !== null && today > voucher.validTo) return { state: 'expired', terms: voucher };
  if (missedMinimum(voucher, partsCents)) return { state: 'below-minimum', terms: voucher };
  return { state: 'counted', terms: voucher };
};
