import { expect, test } from 'vitest';
import { offeredStatuses } from './chosen-orders.tsx';

const step = (status: 'ASSIGNED' | 'CANCELED' | 'PARTLY_SENT' | 'SENT', needsReason = false) => ({
  status,
  needsReason,
});

test('every status that one of the orders can get is offered once, with how many can', () =>
  expect(
    offeredStatuses([
      { next: [step('ASSIGNED'), step('CANCELED')] },
      { next: [step('CANCELED', true)] },
      { next: [step('SENT')] },
    ]),
  ).toEqual([
    { status: 'ASSIGNED', count: 1, needsReason: false },
    { status: 'SENT', count: 1, needsReason: false },
    { status: 'CANCELED', count: 2, needsReason: true },
  ]));

test('a status of a part of an order is not set for several, it would not say of what', () =>
  expect(offeredStatuses([{ next: [step('PARTLY_SENT'), step('SENT')] }]).map(({ status }) => status)).toEqual([
    'SENT',
  ]));

test('orders that are done offer nothing', () => expect(offeredStatuses([{ next: [] }])).toEqual([]));
