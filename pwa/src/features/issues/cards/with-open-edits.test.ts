import { expect, test } from 'vitest';
import { missingFiles, openTestEngine, testProject } from '../../../../test/test-engine.ts';
import { asUserData } from '../../../database/user-data.ts';
import type { Shop } from '../../../sync/hooks/shop.ts';
import { makeChange } from '../../../sync/outbox/make-change.ts';
import { push } from '../../../sync/push/push.ts';
import { readWaiting, type WaitingEntry } from '../../../sync/status/read-waiting.ts';
import { withOpenEdits } from './rejected-edits-card.tsx';

test('of two windows that act on the same edits at once, one does', async () => {
  const { engine } = await openTestEngine({ push: missingFiles });
  const { database } = engine;
  await makeChange(engine, 'setProjectTexts', { projectId: testProject.id, comment: 'a' });
  await push(engine);
  const late = { projectId: testProject.id, entries: await readWaiting(database) };
  const acts: WaitingEntry[][] = [];
  const act = async (open: readonly WaitingEntry[]) => {
    acts.push([...open]);
    for (const { uid } of open) await database.results.update(uid, { discarded: true });
  };
  const shop = asUserData(database) as Shop;
  await Promise.all([withOpenEdits(shop, late, act), withOpenEdits(shop, late, act)]);
  expect(acts).toEqual([late.entries]);
  expect(late.entries).toHaveLength(1);
});
