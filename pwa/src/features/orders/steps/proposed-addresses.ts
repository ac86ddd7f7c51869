import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import type { Cart } from '@knotenblech/shared/orders/cart/cart.record.ts';
import { defaultBillingAddress, defaultShippingAddress } from '@knotenblech/shared/orders/cart/default-addresses.ts';

export type OrderAddresses = { shipping: Address | null; billing: Address | null };

/**
 * Delivery and billing address of a cart, with what step 1 proposes while nothing is chosen.
 * billing null: the same as delivery, which a made choice keeps and a proposal falls back to.
 */
export const proposedAddresses = (cart: Cart, addresses: readonly Address[]): OrderAddresses => {
  const byId = (id: string | null) => addresses.find((address) => address.id === id) ?? null;
  const shipping = byId(defaultShippingAddress(cart, addresses));
  const isChosen = shipping !== null && shipping.id === cart.shippingAddressId;
  const billing = byId(isChosen ? cart.billingAddressId : defaultBillingAddress(cart, addresses));
  return { shipping, billing: billing?.id === shipping?.id ? null : billing };
};
