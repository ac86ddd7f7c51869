import { expect, test } from 'vitest';
import type { CartId } from '../../values/ids.ts';
import { emptyCart, openCartOf } from './open-cart.ts';

const cart = (id: string, state: 'open' | 'ordered' = 'open') => ({ ...emptyCart(id as CartId), state });

test('an ordered cart is not the open one', () =>
  expect(openCartOf([cart('0190a', 'ordered'), cart('0190b')])?.id).toBe('0190b'));

test('of two open carts the youngest counts', () =>
  expect(openCartOf([cart('0190a'), cart('0190c')])?.id).toBe('0190c'));

test('before the first contact there is none', () => expect(openCartOf([])).toBeNull());
