import { expect, it } from 'vitest';
import type { Order } from './order.record.ts';
import { orderWeight } from './order-weight.ts';

const line = (quantity: number, netWeightG: number) => ({ quantity, netWeightG }) as Order['lines'][number];

it('an order weighs as much as all projects in their quantities', () =>
  expect(orderWeight({ lines: [line(2, 1500), line(1, 250)] })).toBe(3250));
