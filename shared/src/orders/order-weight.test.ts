import { expect, it } from 'vitest';
import { orderWeight } from './deliverables.ts';
import type { Order } from './order.record.ts';

const line = (quantity: number, netWeightG: number) => ({ quantity, netWeightG }) as Order['lines'][number];

it('an order weighs as much as all projects in their quantities', () =>
  expect(orderWeight({ lines: [line(2, 1500), line(1, 250)] })).toBe(3250));
