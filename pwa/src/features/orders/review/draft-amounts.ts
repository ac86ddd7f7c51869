import { netRows, type OrderedRows, sumOfRows } from '@knotenblech/shared/orders/amounts/amount-rows.ts';
import type { Amounts } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import { vatOf } from '@knotenblech/shared/orders/amounts/vat-of.ts';
import { priceCart } from '@knotenblech/shared/orders/cart/price-cart.ts';
import { voucherCents } from '@knotenblech/shared/orders/vouchers/voucher-rules.ts';
import { withVat } from '@knotenblech/shared/values/decimal.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import type { OrderDraft } from '../public/draft/order-draft.ts';

/** What is known of an order's amounts so far; null stands for what has not been chosen yet. */
export type DraftAmounts = OrderedRows & {
  partsCents: Cents;
  netCents: Cents;
  vat: Pick<Amounts, 'vatRate' | 'vatReason' | 'vatCents'> | null;
  grossCents: Cents | null;
  /** Everything is chosen and can be ordered at these amounts. */
  complete: Amounts | null;
};

export const draftAmounts = (draft: OrderDraft): DraftAmounts => {
  const { chosen, lines, tariff, customer, shipping, today, partsCents } = draft;
  const voucher = draft.voucher.state === 'counted' ? draft.voucher.terms : null;
  const priced = priceCart({
    lines,
    cart: orderedCart(draft),
    tariff,
    shippingAddress: shipping,
    customer,
    today,
    voucher,
  });
  if ('amounts' in priced) {
    const { amounts } = priced;
    return {
      ...netRows(amounts),
      partsCents: amounts.partsCents,
      netCents: amounts.netCents,
      grossCents: amounts.grossCents,
      vat: amounts,
      complete: amounts,
    };
  }
  const rows = {
    partsCents,
    productionCents: priceOf(draft.productions, chosen.productionType),
    shippingCents: priceOf(draft.shippings, chosen.shippingType),
    paymentCents: priceOf(draft.payments, chosen.paymentType),
    voucherCents: voucher && voucherCents(voucher, partsCents),
  };
  const netCents = sumOfRows(rows);
  const vat = vatSoFar(draft, netCents);
  const grossCents = vat && netCents + vat.vatCents;
  return { ...rows, netCents, vat, grossCents, complete: null };
};

/** The cart with what is proposed in place of what is open. */
const orderedCart = ({ cart, chosen, shipping, billing }: OrderDraft) => ({
  ...cart,
  ...chosen,
  shippingAddressId: shipping?.id ?? null,
  billingAddressId: billing?.id ?? null,
});

type Option = { type: string; active: boolean; priceCents: Cents };

const priceOf = (options: readonly Option[], chosen: string | null) =>
  options.find((option) => option.type === chosen && option.active)?.priceCents ?? null;

const vatSoFar = ({ chosen, shipping, customer, tariff }: OrderDraft, netCents: Cents): DraftAmounts['vat'] => {
  if (!shipping) return null;
  const vat = vatOf({
    shippingType: chosen.shippingType ?? 'TRANSPORT_STANDARD',
    shippingAddress: shipping,
    customer,
    tariff,
  });
  return 'refusal' in vat ? null : { ...vat, vatCents: withVat(netCents, vat.vatRate) - netCents };
};
