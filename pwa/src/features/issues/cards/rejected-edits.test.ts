import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import { expect, test } from 'vitest';
import type { WaitingEntry } from '../../../sync/status/read-waiting.ts';
import { blockedReason, splitRejectedEdits } from './rejected-edits.ts';

const refused = (id: number, code: ErrorCode, projectId = 'a', name = 'setPartQuantity') =>
  ({ id, uid: String(id), name, args: { projectId }, state: 'refused', code, details: {} }) as unknown as WaitingEntry;

test('edits after the order are gathered by project, in their order', () => {
  const entries = [
    refused(1, 'project_read_only'),
    refused(2, 'project_read_only', 'b'),
    refused(3, 'project_read_only'),
  ];
  expect(splitRejectedEdits(entries)).toEqual({
    late: [
      { projectId: 'a', reason: 'ordered', entries: [entries[0], entries[2]] },
      { projectId: 'b', reason: 'ordered', entries: [entries[1]] },
    ],
    others: [],
  });
});

test('a project that was ordered at its fixed price counts as ordered', () =>
  expect(
    splitRejectedEdits([refused(1, 'manual_price_fixed'), refused(2, 'project_read_only')]).late.map(
      ({ reason }) => reason,
    ),
  ).toEqual(['ordered']));

test('edits of a project in the trash are gathered, also where its price is fixed', () => {
  const entries = [refused(1, 'project_trashed'), refused(2, 'manual_price_fixed')];
  expect(splitRejectedEdits(entries)).toEqual({ late: [{ projectId: 'a', reason: 'trashed', entries }], others: [] });
});

test('what is refused for another reason, or cannot go into a copy, stands alone', () => {
  const entries = [refused(1, 'not_found'), refused(2, 'project_read_only', 'a', 'requestPrice')];
  expect(splitRejectedEdits(entries)).toEqual({ late: [], others: entries });
});

test('what keeps edits out is what the project is now', () => {
  const now = (orderedAt: string | null, manualPrice?: 'fixed') =>
    blockedReason({ reason: 'ordered' }, { orderedAt, trashedAt: null, manualPrice }, null);
  expect([now('2026-11-21T08:00:00Z'), now(null, 'fixed'), now(null)]).toEqual(['ordered', 'fixed', null]);
  expect(blockedReason({ reason: 'ordered' }, null, null)).toBe('ordered');
});

test('what waits on this device keeps them out too: an order, and an order whose cancellation is not confirmed', () => {
  const open = { orderedAt: null, trashedAt: null };
  expect(blockedReason({ reason: 'ordered' }, open, 'order')).toBe('waits');
  expect(blockedReason({ reason: 'ordered' }, open, 'cancellation')).toBe('ordered');
  expect(blockedReason({ reason: 'trashed' }, { ...open, trashedAt: '2026-11-21T08:00:00Z' }, 'order')).toBe('trashed');
});
