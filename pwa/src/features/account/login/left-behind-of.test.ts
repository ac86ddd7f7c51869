import { expect, test } from 'vitest';
import { type SyncStatus, unreadStatus } from '../../../sync/status/read-status.ts';
import type { WaitingEntry } from '../../../sync/status/read-waiting.ts';
import { unsentAtSignOut } from './logout-dialog.tsx';

const status = (counts: Partial<SyncStatus>): SyncStatus => ({
  ...unreadStatus,
  state: 'waiting',
  ...counts,
});
const entry = (of: Partial<WaitingEntry>): WaitingEntry => ({
  id: 1,
  uid: crypto.randomUUID(),
  name: 'setPartQuantity',
  args: {},
  at: '2026-11-20T09:00:00Z',
  state: 'queued',
  isExported: false,
  tries: 0,
  code: null,
  details: {},
  ...of,
});
const order = (of: Partial<WaitingEntry>) =>
  entry({ name: 'submitOrder', args: { shown: { grossCents: 780_695 } }, ...of });
const [change, noWork] = [entry({}), { changes: 0, orders: 0, grossCents: 0 }];
const oneOrder = { changes: 0, orders: 1, grossCents: 780_695 };

test('an order that waits is kept, or thrown away, with the changes', () => {
  const both = { changes: 1, orders: 1, grossCents: 780_695 };
  const waiting = [change, order({})];
  expect(unsentAtSignOut(status({ waitingCount: 2 }), { waiting, unqueued: [] })).toEqual({ unsent: both, lost: both });
});

test('one that lies beside the queue counts too', () => {
  const unqueued = [{ name: 'submitOrder', args: { shown: { grossCents: 780_695 } } }];
  const left = unsentAtSignOut(status({ unqueuedCount: 1 }), { waiting: [], unqueued });
  expect(left).toEqual({ unsent: oneOrder, lost: oneOrder });
});

test('one that was refused can be thrown away, and is not unsent', () => {
  const waiting = [order({ state: 'refused' })];
  const left = unsentAtSignOut(status({ refusedCount: 1 }), { waiting, unqueued: [] });
  expect(left).toEqual({ unsent: noWork, lost: oneOrder });
});

test('a change is not told as an order that was refused and whose goods were ordered since', () => {
  const waiting = [change, order({ state: 'refused', orderedSince: [] })];
  const left = unsentAtSignOut(status({ waitingCount: 1 }), { waiting, unqueued: [] });
  expect(left.lost).toEqual({ changes: 1, orders: 0, grossCents: 0 });
});
