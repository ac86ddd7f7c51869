import { expect, test } from 'vitest';
import { orderSchema } from './order.record.ts';
import { type OrderStage, orderStages } from './order-stages.ts';

const names = Object.keys(orderStages) as OrderStage[];

test('every stage leads to stages only, and all are reached from the queue', () => {
  const reached = new Set<string>(['queued']);
  for (const from of reached) for (const next of orderStages[from as OrderStage].next) reached.add(next);
  expect([...reached].sort()).toEqual([...names].sort());
});

test('a stage that nobody moves is an end', () =>
  expect(names.filter((name) => (orderStages[name].movedBy as readonly string[]).includes('nobody'))).toEqual([
    'refused',
    'withdrawn',
  ]));

test('every check of an order is a stage', () =>
  expect(orderSchema.shape.check.options.filter((check) => !names.includes(check))).toEqual([]));
