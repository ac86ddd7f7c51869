import { signOfLife } from '@knotenblech/shared/sync/changes.ts';
import { expect, test } from 'vitest';
import { laneOfPull, priorityOf } from './lane-of.ts';

const mutations = (...names: string[]) =>
  names.map((name, n) => ({ id: n + 1, uid: crypto.randomUUID(), name, v: 1, args: {}, at: '2026-11-21T09:00:00Z' }));

test('an order makes the whole push urgent, a few edits are small, many are bulk', () => {
  const edits = Array.from({ length: 6 }, () => 'setPartQuantity');
  expect(priorityOf(mutations(...edits, 'submitOrder'))).toBe('order');
  expect(priorityOf(mutations('setPartQuantity'))).toBe('small');
  expect(priorityOf(mutations(...edits))).toBe('bulk');
});

test('a sign of life is answered before news, and news before first loads', () => {
  expect(laneOfPull({ limit: signOfLife, epoch: crypto.randomUUID() })).toBe('order');
  expect(laneOfPull({ limit: 5000, epoch: crypto.randomUUID() })).toBe('small');
  expect(laneOfPull({ limit: 5000, epoch: null })).toBe('bulk');
});
