import { type Amounts, amountsSchema } from '@knotenblech/shared/orders/order-amounts.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';

export type PriceChangeRow = {
  what: 'parts' | 'production' | 'shipping' | 'payment' | 'voucher' | 'net' | 'vat' | 'gross';
  shownCents: Cents;
  nowCents: Cents;
};

/** Every amount as it was shown and as it is, in the order of the calculation. */
export const priceChange = (shown: Amounts, now: Amounts): PriceChangeRow[] => [
  { what: 'parts', shownCents: shown.partsCents, nowCents: now.partsCents },
  { what: 'production', shownCents: shown.productionCents, nowCents: now.productionCents },
  { what: 'shipping', shownCents: shown.shippingCents, nowCents: now.shippingCents },
  { what: 'payment', shownCents: shown.paymentCents, nowCents: now.paymentCents },
  ...(shown.voucherCents === undefined && now.voucherCents === undefined
    ? []
    : [{ what: 'voucher' as const, shownCents: shown.voucherCents ?? 0, nowCents: now.voucherCents ?? 0 }]),
  { what: 'net', shownCents: shown.netCents, nowCents: now.netCents },
  { what: 'vat', shownCents: shown.vatCents, nowCents: now.vatCents },
  { what: 'gross', shownCents: shown.grossCents, nowCents: now.grossCents },
];

/** Why the price is another one, as far as the amounts tell. */
export type PriceChangeReason = 'tariff' | 'basket' | 'vat' | 'parts' | 'voucher' | 'options';

export const priceChangeReason = (shown: Amounts, now: Amounts): PriceChangeReason => {
  if (shown.tariffNumber !== now.tariffNumber) return 'tariff';
  if (linesOf(shown) !== linesOf(now)) return 'basket';
  if (shown.partsCents !== now.partsCents) return 'parts';
  if (shown.voucherCents !== now.voucherCents) return 'voucher';
  if (shown.netCents !== now.netCents) return 'options';
  return 'vat';
};

const linesOf = ({ lines }: Amounts) => lines.map(({ projectId, quantity }) => `${projectId} ${quantity}`).join();

/** The amounts that the server computed, from the details of its refusal; null when it sent none. */
export const amountsOfRefusal = ({ now }: Record<string, unknown>): Amounts | null => {
  if (typeof now !== 'string') return null;
  const amounts = amountsSchema.safeParse(parsed(now));
  return amounts.success ? amounts.data : null;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
