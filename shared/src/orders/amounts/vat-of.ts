import type { Address } from '../../accounts/address.record.ts';
import type { Customer } from '../../accounts/customer.record.ts';
import specialAreas from '../../catalogue/special-vat-areas.json' with { type: 'json' };
import type { Remark } from '../../parts/part-facts.schema.ts';
import type { Tariff } from '../../prices/tariff.record.ts';
import { isPickup, type ShippingType } from '../cart/cart-option.ts';
import type { Amounts } from './order-amounts.record.ts';

export type Vat = Pick<Amounts, 'vatRate' | 'vatReason'>;

type VatInput = {
  shippingType: ShippingType;
  shippingAddress: Pick<Address, 'countryIso' | 'zip'>;
  customer: Pick<Customer, 'confirmedVatId' | 'kind'>;
  tariff: Tariff;
};

const sellerCountry = 'DE';

/**
 * VAT of an order by where its transport ends (par. 4, 6, 6a UStG; distance sales by the destination's rate): pick-up and
 * Germany the German rate, EU for a company with a confirmed VAT id of another member state 0, other EU the rate there,
 * outside the EU 0.
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
  if (customer.kind === 'company' && isForeignVatId(customer.confirmedVatId ?? ''))
    return { vatRate: 0, vatReason: 'intra-community' };
  return { vatRate: there.rate, vatReason: 'destination-rate' };
};

/**
 * Whether the VAT of an order falls away once the VAT id of its delivery address is confirmed: a company's taxed delivery
 * to another member state, with an id that nobody has confirmed yet.
 */
export const isVatDroppedAfterCheck = (
  { vatReason }: Pick<Vat, 'vatReason'>,
  { customer, vatId }: { customer: VatInput['customer']; vatId: string },
): boolean =>
  vatReason === 'destination-rate' &&
  customer.kind === 'company' &&
  customer.confirmedVatId === null &&
  isForeignVatId(vatIdOf(vatId));

/** The one spelling of a VAT id: 'ATU12345678'. */
export const vatIdOf = (typed: string) => typed.replace(/[^0-9A-Za-z+*]/g, '').toUpperCase();

/** Prefixes of VAT ids inside the EU: Greece writes EL, Northern Ireland counts for goods. */
const memberPrefixes = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '),
);

const isForeignVatId = (vatId: string) => {
  const prefix = vatId.slice(0, 2);
  return prefix !== sellerCountry && memberPrefixes.has(prefix) && vatId.length > 4;
};

/** Postcodes are also written with their country: 'A-6691'. */
const hasOwnVat = (countryIso: string, zip: string) => {
  const bare = zip.trim().replace(/^[A-Za-z]{1,3}[- ]+/, '');
  return specialAreas.areas.some((area) => area.countryIso === countryIso && new RegExp(area.zip).test(bare));
};

/** Why a cart cannot be ordered, with the values its sentence names. Where the shop has an error code, it is the same. */
export const cartRefusals = {
  empty: 'cart_empty',
  /** projectId */
  onRequest: 'project_on_request',
  /** step: production, shipping or payment; type: the chosen one or '' */
  optionGone: 'option_gone',
  addressMissing: 'address_missing',
  phoneMissing: 'phone_missing',
  /** countryIso */
  countryNotServed: 'option.country-not-served',
  /** countryIso, zip */
  vatByHand: 'option.vat-by-hand',
  /** minimumCents, partsCents */
  voucherMinimum: 'voucher_minimum',
  /** tariffNumber, receivedOn */
  tariffExpired: 'tariff_expired',
} as const;
