import { expect, test } from 'vitest';
import type { Address } from '../../accounts/address.record.ts';
import type { Customer } from '../../accounts/customer.record.ts';
import type { Tariff } from '../../prices/tariff.record.ts';
import type { Cart } from '../cart/cart.record.ts';
import { shownVatRate } from './shown-vat-rate.ts';

const tariff = {
  vat: [
    { countryIso: 'DE', rate: 1900, isEuMember: true },
    { countryIso: 'AT', rate: 2000, isEuMember: true },
  ],
} as unknown as Tariff;
const addresses = [{ id: 'a', countryIso: 'AT', zip: '6020' }] as unknown as Address[];
const cart = { shippingAddressId: null, shippingType: null } as unknown as Cart;
const rate = (kind: Customer['kind'], more: Partial<Parameters<typeof shownVatRate>[0]> = {}) =>
  shownVatRate({ customer: { kind, confirmedVatId: null } as Customer, tariff, addresses, cart, ...more });

test('a company reads net', () => expect(rate('company')).toBeNull());

test('a private person reads the VAT of where it is delivered, or fetched', () => {
  expect(rate('private')).toBe(2000);
  expect(rate('private', { way: 'PICKUP' })).toBe(1900);
  expect(rate('private', { cart: { ...cart, shippingType: 'PICKUP' } })).toBe(1900);
});

test('without an address or a cart it is that of the shop, and net where no rule decides', () => {
  expect(rate('private', { addresses: [] })).toBe(1900);
  expect(rate('private', { cart: null })).toBe(1900);
  expect(rate('private', { addresses: [{ ...addresses[0], countryIso: 'US' } as unknown as Address] })).toBeNull();
});
