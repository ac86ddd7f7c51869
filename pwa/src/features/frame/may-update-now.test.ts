import { expect, test } from 'vitest';
import { mayUpdateNow } from './may-update-now.ts';

const projects = '/de/shop/projects';

test('an update may come on the project list', () => expect(mayUpdateNow(projects, false, [])).toBe(true));
test('an update does not come over entries that are not saved', () =>
  expect(mayUpdateNow(projects, true, [])).toBe(false));
test.each(['/fr/shop/order-step/3', '/de/shop/process-order', '/it/shop/createSinglePart?projectId=1'])(
  'an update does not come on %s',
  (pathname) => expect(mayUpdateNow(pathname, false, [])).toBe(false),
);
test('an update does not come while an order is on its way', () =>
  expect(mayUpdateNow(projects, false, [{ name: 'submitOrder', state: 'sending' }])).toBe(false));
test.each(['queued', 'refused', 'failed'] as const)('an order that is %s does not hold an update back', (state) =>
  expect(mayUpdateNow(projects, false, [{ name: 'submitOrder', state }])).toBe(true),
);
test('an edit on its way does not hold an update back', () =>
  expect(mayUpdateNow(projects, false, [{ name: 'setPartQuantity', state: 'sending' }])).toBe(true));
