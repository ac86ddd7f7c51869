import { expect, test } from 'vitest';
import { countWork, totalOf } from './count-work.ts';

const order = (grossCents: number) => ({ name: 'submitOrder', args: { shown: { grossCents } } });
const change = { name: 'setProjectTexts', args: {} };

test('orders are counted apart from changes, with what they were asked for at', () => {
  const work = countWork(5, [change, order(780_695), change, order(10_000)]);
  expect(work).toEqual({ changes: 3, orders: 2, grossCents: 790_695 });
  expect(totalOf(work)).toBe(5);
});

test('an order that names no amount is an order all the same', () =>
  expect(countWork(1, [{ name: 'submitOrder', args: {} }])).toEqual({ changes: 0, orders: 1, grossCents: 0 }));
