import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import type { ShippingType } from '@knotenblech/shared/orders/cart/cart-option.ts';
import { vatOf } from '@knotenblech/shared/orders/cart/vat-of.ts';
import type { CartFacts } from './cart-facts.ts';

/** VAT of an order of the user's customer that goes to an address by a shipping type. */
export const vatBy = ({ customer, tariff }: CartFacts, shippingAddress: Address, shippingType: ShippingType) =>
  vatOf({ shippingType, shippingAddress, customer, tariff });

/** The same in percent, as saveOrder takes it; null while something of it is open. */
export const vatPercentBy = (facts: CartFacts, address: Address | null, shippingType: ShippingType | null) => {
  if (!address || !shippingType) return null;
  const vat = vatBy(facts, address, shippingType);
  return 'refusal' in vat ? null : vat.vatRate / 100;
};
