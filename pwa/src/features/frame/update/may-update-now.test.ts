import { expect, test } from 'vitest';
import { isOrderOnItsWay, mayUpdateNow } from './may-update-now.ts';

const projects = '/de/shop/projects';
const orderIn = (state: 'queued' | 'sending' | 'refused' | 'failed') => [
  { name: 'submitOrder', state, isExported: false },
];

test('an update may come on the project list', () => expect(mayUpdateNow(projects, false, false)).toBe(true));
test('an update does not come over entries that are not saved', () =>
  expect(mayUpdateNow(projects, true, false)).toBe(false));
test.each([
  '/fr/shop/order-step/3',
  '/it/shop/createSinglePart',
  '/de/shop/quote',
  '/de/shop/account/quotes/0199d000/order',
])('an update does not come on %s', (pathname) => expect(mayUpdateNow(pathname, false, false)).toBe(false));
test.each([
  '/de/shop/process-order',
  '/de/shop/account/quotes',
  '/de/shop/account/quotes/0199d000',
  '/de/shop/account/orders',
])('an update may come on %s', (pathname) => expect(mayUpdateNow(pathname, false, false)).toBe(true));
test('an update does not come while an order is on its way', () => {
  expect(isOrderOnItsWay(orderIn('sending'), null)).toBe(true);
  expect(mayUpdateNow(projects, false, true)).toBe(false);
});
test.each(['queued', 'refused', 'failed'] as const)('an order that is %s does not hold an update back', (state) =>
  expect(isOrderOnItsWay(orderIn(state), null)).toBe(false),
);
test('an order that only lies in a file does not hold an update back', () =>
  expect(isOrderOnItsWay([{ name: 'submitOrder', state: 'sending', isExported: true }], null)).toBe(false));
test('an edit on its way does not hold an update back', () =>
  expect(isOrderOnItsWay([{ name: 'setPartQuantity', state: 'sending', isExported: false }], null)).toBe(false));
test.each(['client_outdated', 'sync_failed'])(
  'an order that only a newer version brings through (%s) does not hold it back',
  (attention) => expect(isOrderOnItsWay(orderIn('sending'), attention)).toBe(false),
);
test('an order holds an update back while the server wants something else', () =>
  expect(isOrderOnItsWay(orderIn('sending'), 'session_ended')).toBe(true));
