import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import type { WaitingEntry } from '../../../sync/status/read-waiting.ts';
import { groupEntries } from './waiting-groups.tsx';

const [hall, roof] = [newId<ProjectId>(), newId<ProjectId>()];
const entry = (id: number, name: WaitingEntry['name'], args: unknown): WaitingEntry => {
  return {
    id,
    uid: String(id),
    name,
    args,
    at: '',
    state: 'queued',
    isExported: false,
    tries: 0,
    code: null,
    details: {},
  };
};

test('what is about one project stands together, however it was made in between', () => {
  const groups = groupEntries([
    entry(1, 'setPartQuantity', { projectId: hall }),
    entry(2, 'submitOrder', { lines: [] }),
    entry(3, 'setPartName', { projectId: roof }),
    entry(4, 'putAddress', { address: {} }),
    entry(5, 'setPartName', { projectId: hall }),
    entry(6, 'cancelOrder', { orderId: newId() }),
  ]);
  expect(groups.map(({ about, entries }) => [about, entries.map(({ id }) => id)])).toEqual([
    [hall, [1, 5]],
    ['orders', [2, 6]],
    [roof, [3]],
    ['rest', [4]],
  ]);
});

test('what took an order back stands with the orders', () => {
  const name = 'withdrawChange' as WaitingEntry['name'];
  expect(groupEntries([entry(1, name, { orderId: newId() })])).toMatchObject([{ about: 'orders' }]);
});

test('without entries there is no group', () => expect(groupEntries([])).toEqual([]));
