import type { Address } from '../../accounts/address.record.ts';
import type { Customer } from '../../accounts/customer.record.ts';
import type { Tariff } from '../../prices/tariff.record.ts';
import type { Cents } from '../../values/money.ts';
import type { Cart } from '../cart/cart.record.ts';
import { defaultShippingAddress } from '../cart/cart-choices.ts';
import type { ShippingType } from '../cart/cart-option.ts';
import type { Amounts } from './order-amounts.record.ts';
import { vatOf } from './vat-of.ts';

type Shown = {
  customer: Customer;
  tariff: Tariff;
  addresses: readonly Address[];
  /** The open one; null where there is none. */
  cart: Cart | null;
  /** Another way of delivery than the cart's. */
  way?: ShippingType | undefined;
  /** Whether they are read with VAT; as is usual for the customer where nothing is said. */
  isGross?: boolean;
};

/**
 * Rate in hundredths of a percent that prices hold before they are ordered: for private people that of where they would be
 * delivered. Null where prices are net: to companies, and where no rule decides.
 */
export const shownVatRate = ({ customer, tariff, addresses, cart, way, isGross }: Shown): number | null => {
  if (!(isGross ?? readsGross(customer.kind))) return null;
  const addressId = cart && defaultShippingAddress(cart, addresses);
  const vat = vatOf({
    shippingType: way ?? cart?.shippingType ?? 'TRANSPORT_STANDARD',
    shippingAddress: addresses.find(({ id }) => id === addressId) ?? { countryIso: 'DE', zip: '' },
    customer,
    tariff,
  });
  return 'refusal' in vat ? null : vat.vatRate;
};

/** What an order comes to in every list, the customer's and the operator's: net for companies, with VAT for private people. */
export const shownTotal = (amounts: Pick<Amounts, 'netCents' | 'grossCents'>, kind: Customer['kind']): Cents =>
  readsGross(kind) ? amounts.grossCents : amounts.netCents;

/** Private people read every amount with VAT in it, companies net. */
export const readsGross = (kind: Customer['kind']): boolean => kind === 'private';
