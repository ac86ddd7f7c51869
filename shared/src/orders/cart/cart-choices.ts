import type { Address } from '../../accounts/address.record.ts';
import type { Day } from '../../values/day.ts';
import type { AddressId, UserId } from '../../values/ids.ts';
import type { Cents } from '../../values/money.ts';
import type { Order } from '../order.record.ts';
import type { VoucherTerms } from '../vouchers/voucher.schema.ts';
import { missedMinimum, voucherCodeOf } from '../vouchers/voucher-rules.ts';
import type { Cart } from './cart.record.ts';
import { type CartOption, isPickup, type ShippingType } from './cart-option.ts';

/** After another production changed the options: the chosen type if still active, else the next active one with a higher id, else none. */
export const nextActiveType = <Type extends string>(
  options: readonly CartOption<Type>[],
  chosen: Type | null,
): Type | null => {
  const id = options.find((option) => option.type === chosen)?.id;
  if (id === undefined) return null;
  return options.find((option) => option.active && option.id >= id)?.type ?? null;
};

/** What is proposed while nothing is chosen: the first active type, else none. */
export const firstActiveType = <Type extends string>(options: readonly CartOption<Type>[]): Type | null =>
  options.find((option) => option.active)?.type ?? null;

/** The first active type that brings the goods: pick-up is only ever chosen. */
export const proposedShippingType = (options: readonly CartOption<ShippingType>[]): ShippingType | null =>
  firstActiveType(options.filter((option) => !isPickup(option.type)));

/** The chosen type while it is active and none once it is not; the proposed one while nothing is chosen. */
export const effectiveType = <Type extends string>(
  options: readonly CartOption<Type>[],
  { chosen, proposed }: { chosen: Type | null; proposed: Type | null },
): Type | null => {
  if (chosen === null) return proposed;
  return options.some((option) => option.active && option.type === chosen) ? chosen : null;
};

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

/** Delivery address that step 1 shows: the cart's, else the first flagged for shipping, else the first; null without any. */
export const defaultShippingAddress = (cart: Cart, addresses: readonly Address[]): AddressId | null =>
  (
    addresses.find((address) => address.id === cart.shippingAddressId) ??
    addresses.find((address) => address.isShippingAddress) ??
    addresses[0]
  )?.id ?? null;

/** Billing address that step 1 shows: the cart's, else the one flagged for billing; null: the same as delivery. */
export const defaultBillingAddress = (cart: Cart, addresses: readonly Address[]): AddressId | null =>
  (
    addresses.find((address) => address.id === cart.billingAddressId) ??
    addresses.find((address) => address.isBillingAddress)
  )?.id ?? null;

export type LastChoices = Pick<
  Cart,
  'shippingAddressId' | 'billingAddressId' | 'phone' | 'productionType' | 'shippingType' | 'paymentType'
>;

/** What a user chose for his latest order that was not cancelled, where its addresses are still his company's; null: there is none. */
export const lastChoices = (
  orders: readonly Order[],
  { userId, addresses }: { userId: UserId; addresses: readonly Pick<Address, 'id'>[] },
): LastChoices | null => {
  const [last] = orders
    .filter((order) => order.userId === userId && order.status !== 'CANCELED' && order.quoteNumber === undefined)
    .toSorted((a, b) => (a.orderedAt < b.orderedAt ? 1 : -1));
  const isKnown = (id: AddressId) => addresses.some((address) => address.id === id);
  if (!last || !isKnown(last.shippingAddress.id) || !isKnown(last.billingAddress.id)) return null;
  const { shippingAddress, billingAddress, phone, productionType, shippingType, paymentType } = last;
  return {
    shippingAddressId: shippingAddress.id,
    billingAddressId: billingAddress.id === shippingAddress.id ? null : billingAddress.id,
    phone,
    productionType,
    shippingType,
    paymentType,
  };
};
