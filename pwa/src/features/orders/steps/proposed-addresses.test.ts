import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import type { Cart } from '@knotenblech/shared/orders/cart/cart.record.ts';
import { emptyCart } from '@knotenblech/shared/orders/cart/open-cart.ts';
import type { AddressId, CartId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import { proposedAddresses } from '../public/draft/order-draft.ts';

const address = (id: string, flags: Partial<Address> = {}): Address => ({
  id: id as AddressId,
  salutation: 'COMPANY',
  name: `Zimmerei ${id}`,
  nameAdd: '',
  contactFirstName: 'Anna',
  contactName: 'Huber',
  street: 'Werkstraße 1',
  zip: '86150',
  city: 'Augsburg',
  countryIso: 'DE',
  email: '',
  phone: '',
  fax: '',
  vatId: '',
  isShippingAddress: false,
  isBillingAddress: false,
  ...flags,
});
const cart = (choices: Partial<Cart> = {}): Cart => ({ ...emptyCart('cart' as CartId), ...choices });
const idsOf = (addresses: Address[], choices?: Partial<Cart>) => {
  const { shipping, billing } = proposedAddresses(cart(choices), addresses);
  return [shipping?.id ?? null, billing?.id ?? null];
};

test('without a choice the first address for deliveries is proposed', () =>
  expect(idsOf([address('a'), address('b', { isShippingAddress: true })])).toEqual(['b', null]));

test('without an address for deliveries the first of all is proposed', () =>
  expect(idsOf([address('a'), address('b')])).toEqual(['a', null]));

test('the bill goes to the first address for bills', () =>
  expect(idsOf([address('a'), address('b', { isBillingAddress: true })])).toEqual(['a', 'b']));

test('a bill to the delivery address reads as the same', () =>
  expect(idsOf([address('a', { isShippingAddress: true, isBillingAddress: true })])).toEqual(['a', null]));

test('what the cart has wins', () =>
  expect(
    idsOf([address('a', { isShippingAddress: true }), address('b', { isBillingAddress: true }), address('c')], {
      shippingAddressId: 'c' as AddressId,
    }),
  ).toEqual(['c', null]));

test('a chosen address that was removed falls back to the proposal', () =>
  expect(idsOf([address('a')], { shippingAddressId: 'gone' as AddressId })).toEqual(['a', null]));

test('without addresses there is none', () => expect(idsOf([])).toEqual([null, null]));
