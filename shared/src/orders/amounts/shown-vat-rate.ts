import type { Address } from '../../accounts/address.record.ts';
import type { Customer } from '../../accounts/customer.record.ts';
import type { Tariff } from '../../prices/tariff.record.ts';
import type { Cart } from '../cart/cart.record.ts';
import type { ShippingType } from '../cart/cart-option.ts';
import { defaultShippingAddress } from '../cart/default-addresses.ts';
import { readsGross } from './shown-total.ts';
import { vatOf } from './vat-of.ts';

type Shown = {
  customer: Customer;
  tariff: Tariff;
  addresses: readonly Address[];
  /** The open one; null where there is none. */
  cart: Cart | null;
  /** Another way of delivery than the cart's. */
  way?: ShippingType | undefined;
};

/**
 * Rate in hundredths of a percent that prices hold before they are ordered: for private people that of where they would be
 * delivered. Null where prices are net: to companies, and where no rule decides.
 */
export const shownVatRate = ({ customer, tariff, addresses, cart, way }: Shown): number | null => {
  if (!readsGross(customer.kind)) return null;
  const addressId = cart && defaultShippingAddress(cart, addresses);
  const vat = vatOf({
    shippingType: way ?? cart?.shippingType ?? 'TRANSPORT_STANDARD',
    shippingAddress: addresses.find(({ id }) => id === addressId) ?? { countryIso: 'DE', zip: '' },
    customer,
    tariff,
  });
  return 'refusal' in vat ? null : vat.vatRate;
};
