import { expect, test } from 'vitest';
import { mayUpdateNow } from './may-update-now.ts';

test('an update may come on the project list', () => expect(mayUpdateNow('/de/shop/projects', [])).toBe(true));
test('an update does not come in the order steps', () => expect(mayUpdateNow('/fr/shop/order-step/3', [])).toBe(false));
test('an update does not come while an order is on its way', () =>
  expect(mayUpdateNow('/de/shop/projects', [{ name: 'submitOrder', state: 'sending' }])).toBe(false));
test('a queued order does not hold an update back', () =>
  expect(mayUpdateNow('/de/shop/projects', [{ name: 'submitOrder', state: 'queued' }])).toBe(true));
