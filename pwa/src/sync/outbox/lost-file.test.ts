import { type FileHash, newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import { missingFiles, openTestEngine } from '../../../test/test-engine.ts';
import { loseValue } from '../../../test/test-lost-value.ts';
import type { FileRow } from '../../database/shop-database.ts';
import { measureDevice } from '../../device/storage/measure-device.ts';
import { collectUnsent } from '../../device/unsent-work/export-outbox.ts';
import { buildBatch } from '../push/build-batch.ts';
import { push } from '../push/push.ts';
import { uploadFiles } from '../push/sync-once.ts';
import { readBlockers } from '../status/read-blockers.ts';
import { readWaiting } from '../status/read-waiting.ts';
import { importUnsentWork } from './import/import-unsent-work.ts';
import { makeChange } from './make-change.ts';
import { pruneSentFiles } from './prune-sent-files.ts';
import { replayAcknowledged } from './replay-acknowledged.ts';

const [lost, whole, sent] = ['a', 'b', 'c'].map((digit) => digit.repeat(64)) as [FileHash, FileHash, FileHash];
const bytes = new Uint8Array([1, 2, 3]);
const keptAt = '2026-11-21T08:59:00Z';

/** Two projects whose files were not sent, and a file that was; the browser has lost the bytes of the first. */
const openWithLost = async () => {
  const { engine } = await openTestEngine({ push: missingFiles });
  const { file } = engine.database;
  await file.bulkPut([lost, whole].map((hash): FileRow => ({ hash, bytes, uploaded: false, keptAt })));
  await file.put({ hash: sent, bytes, uploaded: true });
  const create = (fileHash: FileHash) =>
    makeChange(engine, 'createProject', { projectId: newId<ProjectId>(), name: 'Neu', fileHash, fileName: 'n.btlx' });
  const [ofLost, ofWhole] = [await create(lost), await create(whole)];
  loseValue(engine.database, 'file', lost);
  return { engine, ofLost, ofWhole };
};

test('the change of a lost file leaves without it, the other one waits for its own', async () => {
  const { engine, ofLost } = await openWithLost();
  expect((await buildBatch(engine, 10)).mutations.map(({ uid }) => uid)).toEqual([ofLost.uid]);
});

test('a lost file keeps no other from being sent', async () => {
  const { engine } = await openWithLost();
  const uploaded: string[] = [];
  engine.transport.upload = async (hash) => void uploaded.push(hash);
  expect(await uploadFiles(engine)).toBe(true);
  expect(uploaded).toEqual([whole]);
});

test('the server asks for a lost file', async () => {
  const { engine, ofLost } = await openWithLost();
  await push(engine);
  const waiting = await readWaiting(engine.database);
  expect(waiting.find(({ uid }) => uid === ofLost.uid)).toMatchObject({ state: 'refused', code: 'file_missing' });
});

test('the waiting list shows the other files, as does the storage screen', async () => {
  const { engine, ofLost, ofWhole } = await openWithLost();
  const holds = await readBlockers(engine.database);
  expect([holds.get(ofLost.uid), holds.get(ofWhole.uid)]).toMatchObject([{ fileBytes: 0 }, { fileBytes: 3 }]);
  expect(await measureDevice(engine.database)).toMatchObject({ waitingFileCount: 1, sentFileBytes: 3 });
});

test('unsent work is collected with the files that are left, and brings a lost one back', async () => {
  const { engine } = await openWithLost();
  const work = await collectUnsent(engine.database);
  expect([work.changes.length, work.files.map(({ hash }) => hash)]).toEqual([2, [whole]]);
  await importUnsentWork(engine, { ...work, files: [{ hash: lost, bytes }] });
  expect(await engine.database.file.get(lost)).toMatchObject({ bytes });
});

test('work of which this build cannot read all is collected all the same', async () => {
  const { engine } = await openWithLost();
  await engine.database.outbox.toCollection().modify({ v: 99 });
  expect((await collectUnsent(engine.database)).files).toMatchObject([{ hash: whole }]);
});

test('a restored server is told everything, and offered the files that are left', async () => {
  const { engine } = await openWithLost();
  const { outbox, results, meta, file } = engine.database;
  await engine.database.transaction('rw', [outbox, results, meta, file], () => replayAcknowledged(engine, newId()));
  expect(await file.get(sent)).toMatchObject({ uploaded: false });
});

test('what the server has goes, and a lost file as soon as nothing names it', async () => {
  const { engine } = await openWithLost();
  const files = () => engine.database.file.toCollection().primaryKeys();
  await pruneSentFiles(engine);
  expect(await files()).toEqual([lost, whole]);
  await engine.database.outbox.clear();
  await engine.database.row.clear();
  await engine.database.row.clear();
  await pruneSentFiles(engine);
  expect(await files()).toEqual([whole]);
});
