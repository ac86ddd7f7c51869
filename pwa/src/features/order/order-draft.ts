import type { Address } from '@knotenblech/shared/addresses/address.ts';
import type { ShopCalendar } from '@knotenblech/shared/base-data/shop-calendar.ts';
import type { Cart } from '@knotenblech/shared/cart/cart.ts';
import type { CartEntry } from '@knotenblech/shared/cart/cart-entries.ts';
import type { CartLinePrice } from '@knotenblech/shared/cart/cart-line-price.ts';
import { type CartVoucher, cartVoucher } from '@knotenblech/shared/cart/cart-voucher.ts';
import { orderableLines } from '@knotenblech/shared/cart/orderable-lines.ts';
import { firstActiveType, proposedShippingType, effectiveType } from '@knotenblech/shared/cart/choose-option.ts';
import { type PaymentOption, paymentOptions } from '@knotenblech/shared/cart/payment-options.ts';
import { type ProductionOption, productionOptions } from '@knotenblech/shared/cart/production-options.ts';
import { type ShippingOption, shippingOptions } from '@knotenblech/shared/cart/shipping-options.ts';
import type { Customer } from '@knotenblech/shared/customers/customer.ts';
import { cartParts } from '@knotenblech/shared/prices/price-cart.ts';
import type { Tariff } from '@knotenblech/shared/prices/tariff.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import { proposedAddresses } from './proposed-addresses.ts';

export type OrderSource = {
  cart: Cart;
  entries: readonly CartEntry[];
  addresses: readonly Address[];
  customer: Customer;
  tariff: Tariff;
  calendar: ShopCalendar;
  today: Day;
};

/** A cart on its way to an order: what is chosen, what can be chosen, and what it is about. */
export type OrderDraft = OrderSource & {
  lines: CartLinePrice[];
  partCount: number;
  /** Sum of the lines, net. */
  partsCents: Cents;
  voucher: CartVoucher;
  shipping: Address | null;
  /** null: the same as delivery. */
  billing: Address | null;
  /** What the cart has chosen and can still have, and what is proposed where it has chosen nothing or can pay no longer as it chose. */
  chosen: Pick<Cart, 'productionType' | 'shippingType' | 'paymentType'>;
  productions: ProductionOption[];
  shippings: ShippingOption[];
  payments: PaymentOption[];
};

export const orderDraft = (source: OrderSource): OrderDraft => {
  const { cart, entries, addresses } = source;
  const lines = orderableLines(entries);
  const { shipping, billing } = proposedAddresses(cart, addresses);
  const countryIso = shipping?.countryIso ?? null;
  const { partsCents } = cartParts(lines);
  return {
    ...source,
    lines,
    partCount: partCountOf(entries),
    partsCents,
    voucher: cartVoucher(cart, { partsCents, today: source.today }),
    shipping,
    billing,
    ...options(source, { lines, partsCents, countryIso }),
  };
};

type OptionInput = Pick<OrderDraft, 'lines' | 'partsCents'> & { countryIso: string | null };

/** Each choice narrows the options of the next. */
const options = (
  { cart, customer, tariff }: OrderSource,
  { lines, partsCents, countryIso }: OptionInput,
): Pick<OrderDraft, 'chosen' | 'productions' | 'shippings' | 'payments'> => {
  const productions = productionOptions({ partsCents, tariff });
  const production = { chosen: cart.productionType, proposed: firstActiveType(productions) };
  const productionType = effectiveType(productions, production);
  const shippings = shippingOptions({ lines, productionType, countryIso, tariff });
  const shipping = { chosen: cart.shippingType, proposed: proposedShippingType(shippings) };
  const shippingType = effectiveType(shippings, shipping);
  const payments = paymentOptions({ shippingType, countryIso, customer, tariff });
  const proposed = firstActiveType(payments);
  // Another way to pay changes nothing of what is delivered: it takes the place of one that is no longer possible.
  const paymentType = effectiveType(payments, { chosen: cart.paymentType, proposed }) ?? proposed;
  return { chosen: { productionType, shippingType, paymentType }, productions, shippings, payments };
};

/** The same draft without the voucher of its cart. */
export const withoutVoucher = (draft: OrderDraft): OrderDraft =>
  orderDraft({ ...draft, cart: { ...draft.cart, voucherCode: '', voucher: null } });

const partCountOf = (entries: readonly CartEntry[]) =>
  entries.reduce(
    (sum, { line, project, obstacle }) => sum + (obstacle === null ? line.quantity * (project?.partCount ?? 0) : 0),
    0,
  );
