import type { Address } from '@knotenblech/shared/addresses/address.ts';
import type { Cart } from '@knotenblech/shared/cart/cart.ts';

export type OrderAddresses = { shipping: Address | null; billing: Address | null };

/**
 * Delivery and billing address of a cart, with what step 1 proposes before anything is chosen:
 * delivery to the first address for deliveries, else the first of all; the bill to the first address for bills.
 * billing null: the same as delivery.
 */
export const defaultAddresses = (cart: Cart, addresses: readonly Address[]): OrderAddresses => {
  const byId = (id: string | null) => addresses.find((address) => address.id === id) ?? null;
  const chosen = byId(cart.shippingAddressId);
  if (chosen) return { shipping: chosen, billing: byId(cart.billingAddressId) };
  const shipping = addresses.find((address) => address.isShippingAddress) ?? addresses[0] ?? null;
  const billing = byId(cart.billingAddressId) ?? addresses.find((address) => address.isBillingAddress) ?? null;
  return { shipping, billing: billing?.id === shipping?.id ? null : billing };
};
