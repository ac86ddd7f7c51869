import { type FileHash, newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import { openTestEngine, testProject } from '../../../test/test-engine.ts';
import { makeChange } from '../outbox/make-change.ts';
import { buildBatch } from '../push/build-batch.ts';
import { readBlockers } from './read-blockers.ts';

const fileHash = 'a'.repeat(64) as FileHash;
const projectId = newId<ProjectId>();

const openWaiting = async () => {
  const { engine } = await openTestEngine();
  await engine.database.file.put({ hash: fileHash, bytes: new Uint8Array(1234), uploaded: false });
  const made = await makeChange(engine, 'createProject', { projectId, name: 'Neu', fileHash, fileName: 'n.btlx' });
  const onIt = await makeChange(engine, 'setProjectTexts', { projectId, name: 'Neuer' });
  const free = await makeChange(engine, 'setProjectTexts', { projectId: testProject.id, comment: 'eilig' });
  return { engine, made, onIt, free };
};

test('a change waits for its file, what builds on it waits for that change, everything else for nothing', async () => {
  const { engine, made, onIt, free } = await openWaiting();
  const holds = await readBlockers(engine.database);
  expect(holds.get(made.uid)).toEqual({
    fileBytes: 1234,
    waitsFor: null,
    isUnknownThere: false,
    isDeferred: false,
    isLast: false,
  });
  expect(holds.get(onIt.uid)).toEqual({
    fileBytes: 0,
    waitsFor: made.uid,
    isUnknownThere: false,
    isDeferred: false,
    isLast: true,
  });
  expect(holds.get(free.uid)).toEqual({
    fileBytes: 0,
    waitsFor: null,
    isUnknownThere: false,
    isDeferred: false,
    isLast: true,
  });
  expect((await buildBatch(engine, 10)).mutations.map(({ uid }) => uid)).toEqual([free.uid]);
});

test('once the server has the file nothing is held back', async () => {
  const { engine, made, onIt } = await openWaiting();
  await engine.database.file.update(fileHash, { uploaded: true });
  const holds = await readBlockers(engine.database);
  expect(holds.get(made.uid)).toMatchObject({ fileBytes: 0, waitsFor: null });
  expect(holds.get(onIt.uid)).toMatchObject({ waitsFor: null });
  expect((await buildBatch(engine, 10)).mutations).toHaveLength(3);
});
