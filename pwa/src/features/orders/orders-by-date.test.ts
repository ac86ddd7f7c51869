import type { Order } from '@knotenblech/shared/orders/order.ts';
import { expect, test } from 'vitest';
import { isFinished, ordersByDate } from './orders-by-date.ts';

const order = (number: number, orderedAt: string) => ({ number, orderedAt }) as Order;

test('the youngest order stands first, of one moment the higher number', () =>
  expect(
    ordersByDate([order(1, '2026-11-01'), order(2, '2026-11-03'), order(3, '2026-11-03')]).map(({ number }) => number),
  ).toEqual([3, 2, 1]));

test.each([
  ['CLOSED', 'accepted', true],
  ['CANCELED', 'accepted', true],
  ['NEW', 'refused', true],
  ['SENT', 'accepted', false],
  ['NEW', 'checking', false],
] as const)('%s, %s: finished is %s', (status, check, finished) =>
  expect(isFinished({ status, check } as Order)).toBe(finished),
);
