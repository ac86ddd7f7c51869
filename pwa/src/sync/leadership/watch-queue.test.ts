import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { openTestEngine, testProject } from '../../../test/test-engine.ts';
import { makeChange } from '../outbox/make-change.ts';
import { push } from '../push/push.ts';
import { watchQueue } from './run-leader.ts';

test('a change that the server does not know is asked about once, not again and again; the next change is told of', async () => {
  Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange });
  const outdated = { status: 503, body: { errors: [{ errorCode: 'server_outdated', details: {} }] } };
  const { engine } = await openTestEngine({ push: () => outdated });
  const copy = () =>
    makeChange(engine, 'copyProject', { projectId: testProject.id, newProjectId: newId<ProjectId>(), name: 'Kopie' });
  await copy();
  const seen = { rounds: 0, made: 0 };
  const round = async () => {
    seen.rounds += 1;
    await push(engine);
    seen.made = await engine.database.outbox.count();
  };
  const watching = watchQueue(engine, () => void round());
  await expect.poll(() => seen.made).toBe(1);
  await copy();
  await expect.poll(() => seen.made).toBe(2);
  watching.unsubscribe();
  expect(seen.rounds).toBe(2);
});
