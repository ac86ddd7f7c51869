import type { Address } from '../../accounts/address.record.ts';
import type { AddressId } from '../../values/ids.ts';
import type { Cart } from './cart.record.ts';

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
