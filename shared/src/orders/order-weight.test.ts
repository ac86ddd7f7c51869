import { expect, it } from 'vitest';
import { orderUnweighed, orderWeight } from './deliverables.ts';
import type { Order } from './order.record.ts';

const line = (quantity: number, netWeightG: number, unweighedCount?: number) =>
  ({ quantity, netWeightG, unweighedCount }) as Order['lines'][number];

it('an order weighs as much as all projects in their quantities', () =>
  expect(orderWeight({ lines: [line(2, 1500), line(1, 250)] })).toBe(3250));

it('and leaves out the pieces whose weight nothing says, in their quantities too', () =>
  expect(orderUnweighed({ lines: [line(2, 1500, 3), line(1, 250)] })).toBe(6));
