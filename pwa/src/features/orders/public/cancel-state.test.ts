import { expect, test } from 'vitest';
import type { WaitingEntry } from '../../../sync/status/read-waiting.ts';
import { cancellingOf, cancellingOrders, isUnanswered } from './state/waits-words.ts';

const entry = (name: string, orderId: string, state = 'queued') => ({ name, args: { orderId }, state }) as WaitingEntry;

test('the latest cancellation of the order counts', () => {
  const waiting = [
    entry('cancelOrder', 'a', 'refused'),
    entry('submitOrder', 'a'),
    entry('cancelOrder', 'a'),
    entry('cancelOrder', 'b'),
  ];
  expect(cancellingOf(waiting, 'a')).toBe(waiting[2]);
  expect(cancellingOf(waiting, 'c')).toBeNull();
});

test('the orders of all cancellations without an answer are known together', () => {
  const waiting = [
    entry('cancelOrder', 'a'),
    entry('cancelOrder', 'b', 'sending'),
    entry('cancelOrder', 'c', 'refused'),
    entry('submitOrder', 'd'),
  ];
  expect([...cancellingOrders(waiting)]).toEqual(['a', 'b']);
});

test.each([
  ['queued', true],
  ['sending', true],
  ['refused', false],
  ['failed', false],
])('a cancellation that is %s is unanswered: %s', (state, unanswered) =>
  expect(isUnanswered(cancellingOf([entry('cancelOrder', 'a', state)], 'a'))).toBe(unanswered),
);
