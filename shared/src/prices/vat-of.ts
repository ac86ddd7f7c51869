import type { Address } from '../addresses/address.ts';
import specialAreas from '../base-data/special-vat-areas.json' with { type: 'json' };
import { isPickup, type ShippingType } from '../cart/cart-option.ts';
import type { Customer } from '../customers/customer.ts';
import type { Amounts } from '../orders/order-amounts.ts';
import type { Remark } from '../parts/part-facts.ts';
import { cartRefusals } from './cart-refusals.ts';
import type { Tariff } from './tariff.ts';

export type Vat = Pick<Amounts, 'vatRate' | 'vatReason'>;

type VatInput = {
  shippingType: ShippingType;
  shippingAddress: Pick<Address, 'countryIso' | 'zip'>;
  customer: Pick<Customer, 'confirmedVatId'>;
  tariff: Tariff;
};

const sellerCountry = 'DE';

/**
 * VAT of an order by where its transport ends (par. 4, 6, 6a UStG; distance sales by the destination's rate): pick-up and
 * Germany the German rate, EU with a confirmed VAT id of another member state 0, other EU the rate there, outside the EU 0.
 * A refusal where no rule decides: a country that is not served, or an area with its own VAT.
 */
export const vatOf = ({ shippingType, shippingAddress, customer, tariff }: VatInput): Vat | { refusal: Remark } => {
  const rateOf = (iso: string) => tariff.vat.find((row) => row.countryIso === iso);
  const { countryIso, zip } = shippingAddress;
  const home = rateOf(sellerCountry);
  const there = rateOf(countryIso);
  if (isPickup(shippingType) && home) return { vatRate: home.rate, vatReason: 'pickup' };
  if (!there) return { refusal: { code: cartRefusals.countryNotServed, values: { countryIso } } };
  if (hasOwnVat(countryIso, zip)) return { refusal: { code: cartRefusals.vatByHand, values: { countryIso, zip } } };
  if (countryIso === sellerCountry) return { vatRate: there.rate, vatReason: 'domestic' };
  if (!there.isEuMember) return { vatRate: 0, vatReason: 'export' };
  const vatId = customer.confirmedVatId;
  if (vatId && !vatId.startsWith(sellerCountry)) return { vatRate: 0, vatReason: 'intra-community' };
  return { vatRate: there.rate, vatReason: 'destination-rate' };
};

const hasOwnVat = (countryIso: string, zip: string) =>
  specialAreas.areas.some((area) => area.countryIso === countryIso && new RegExp(area.zip).test(zip.trim()));
