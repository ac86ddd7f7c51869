import { expect, test } from 'vitest';
import { isPhoneStored } from './shown-phone.ts';

const shipping = { phone: '0821 1234' };
const cart = { phone: '0821 5678' };
const blank = { phone: '' };

test('a number is stored once the cart has it', () => {
  expect(isPhoneStored('0821 9', { cart, shipping })).toBe(false);
  expect(isPhoneStored(' 0821 5678 ', { cart, shipping })).toBe(true);
});

test('the number of the delivery address, typed anew where the cart has none, is stored', () =>
  expect(isPhoneStored('0821 1234', { cart: blank, shipping })).toBe(true));

test('the number of the delivery address is not stored while the cart has another', () =>
  expect(isPhoneStored('0821 1234', { cart, shipping })).toBe(false));

test('an emptied field is stored once the cart has no number either', () => {
  expect(isPhoneStored(' ', { cart, shipping })).toBe(false);
  expect(isPhoneStored(' ', { cart: blank, shipping })).toBe(true);
  expect(isPhoneStored('', { cart: blank, shipping: null })).toBe(true);
});
