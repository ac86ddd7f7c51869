import { type CartId, newId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import { refusalHint } from './order-state.ts';

const cartId = newId<CartId>();
const refused = { cartId };
const wordsOf = (seen: { cartId: CartId | null; isBehind: boolean }) => refusalHint({ refused, ...seen }).message;

test('what has not come to this device is waited for', () => {
  expect(wordsOf({ cartId, isBehind: true })).toMatch(/noch nicht auf diesem Gerät/);
  expect(wordsOf({ cartId: null, isBehind: false })).toMatch(/noch nicht auf diesem Gerät/);
});

test('another basket, and the same with something else in it, are told apart', () => {
  expect(wordsOf({ cartId: newId<CartId>(), isBehind: false })).toMatch(/ein anderer als der dieser Bestellung/);
  expect(wordsOf({ cartId, isBehind: false })).toMatch(/etwas anderes gewählt/);
});
