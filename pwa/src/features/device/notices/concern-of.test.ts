import { newId, type UserId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import { concernOf } from './eviction-notice.tsx';

const [eva, max] = [newId<UserId>(), newId<UserId>()];
const cleared = { waiting: 2, at: '2026-11-21T08:00:00Z' };

test('what was cleared concerns him whose it was', () => {
  expect(concernOf({ ...cleared, userId: eva }, eva)).toBe('his');
  expect(concernOf({ ...cleared, userId: eva }, max)).toBe('of another');
});
test('before a sign-in it may be of whoever comes, for 30 days', () => {
  const seenOn = (day: string) => concernOf({ ...cleared, userId: eva }, null, Date.parse(day));
  expect(seenOn('2026-12-20')).toBe('perhaps his');
  expect(seenOn('2026-12-22')).toBe('of another');
});
