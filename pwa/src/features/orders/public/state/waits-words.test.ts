import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import type { WaitingEntry } from '../../../../sync/status/read-waiting.ts';
import { pendingLabelOf } from './waits-words.ts';

const id = newId<ProjectId>();
const asked = {
  id,
  orderedAt: null,
  trashedAt: null,
  reading: 'read',
  positionCount: 4,
  onRequest: true,
  priceRequestedAt: '2026-11-20T08:00:00.000Z',
} as Project;
const entry = (name: string, args: object, state: WaitingEntry['state'] = 'queued') => ({ name, args, state }) as never;
const wordsOf = (project: Project, ...waiting: never[]) => pendingLabelOf(waiting)(project)?.message;

test('what was asked for only here waits, also while it is being sent', () => {
  expect(wordsOf(asked, entry('requestPrice', { projectId: id }))).toBe('Preisanfrage wartet');
  expect(wordsOf(asked, entry('requestPrice', { projectId: id }, 'sending'))).toBe('Preisanfrage wartet');
});
test('what the server knows of or refused does not wait', () => {
  expect(wordsOf(asked)).toBeUndefined();
  expect(wordsOf(asked, entry('requestPrice', { projectId: id }, 'refused'))).toBeUndefined();
  expect(wordsOf(asked, entry('requestPrice', { projectId: newId() }))).toBeUndefined();
});
test('a project that has a price meanwhile waits for none', () =>
  expect(
    wordsOf({ ...asked, onRequest: false, priceRequestedAt: null }, entry('requestPrice', { projectId: id })),
  ).toBeUndefined());
test('a project is ordered until the cancellation of its order is answered', () => {
  const free = { ...asked, onRequest: false, priceRequestedAt: null };
  expect(wordsOf(free, entry('cancelOrder', { projectIds: [id] }))).toBe('Stornierung wartet');
  expect(wordsOf(free, entry('cancelOrder', { projectIds: [id] }, 'refused'))).toBeUndefined();
});
test('an order that waits is told before all else', () => {
  const order = entry('submitOrder', { lines: [{ projectId: id }] });
  expect(wordsOf(asked, entry('requestPrice', { projectId: id }), order)).toBe('Bestellung wartet');
});
