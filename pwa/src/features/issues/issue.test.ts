import type { ChangeName } from '@knotenblech/shared/sync/changes.ts';
import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import type { WaitingEntry } from '../../sync/status/read-waiting.ts';
import { entriesOf, issuesOf, issuesOfEntries } from './issue.ts';

const projectId = newId<ProjectId>();
let id = 0;

const entry = (name: ChangeName, more: Partial<WaitingEntry>): WaitingEntry => ({
  id: ++id,
  uid: `uid-${id}`,
  name,
  args: { projectId },
  at: '2026-11-29T08:00:00.000Z',
  state: 'queued',
  isExported: false,
  tries: 0,
  code: null,
  details: {},
  ...more,
});

test('what waits, was refused, came too late or is ordered since is one issue each, late edits of a project one together', () => {
  const waiting = entry('setPartQuantity', {});
  const sending = entry('setPartQuantity', { state: 'sending' });
  const refused = entry('setPartQuantity', { state: 'refused', code: 'not_found' });
  const lateOnes = [
    entry('setPartQuantity', { state: 'refused', code: 'project_read_only' }),
    entry('setPartSurface', { state: 'refused', code: 'project_read_only' }),
  ];
  const ordered = entry('submitOrder', { state: 'refused', code: 'cart_already_ordered', orderedSince: [] });
  const issues = issuesOfEntries([waiting, refused, ...lateOnes, sending, ordered]);
  expect(entriesOf(issues, 'waiting')).toEqual([waiting, sending]);
  expect(entriesOf(issues, 'refused')).toEqual([refused]);
  expect(entriesOf(issues, 'ordered')).toEqual([ordered]);
  expect(issuesOf(issues, 'late').map(({ edits }) => edits)).toEqual([
    { projectId, reason: 'ordered', entries: lateOnes },
  ]);
  expect(issues).toHaveLength(5);
});
