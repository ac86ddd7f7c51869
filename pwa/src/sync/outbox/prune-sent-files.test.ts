import type { Reading } from '@knotenblech/shared/files/document/reading.schema.ts';
import { customerSpace, projectSpace } from '@knotenblech/shared/records/space.ts';
import { type FileHash, newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import { openTestEngine, testActor, testProject } from '../../../test/test-engine.ts';
import { rowRange } from '../../database/shop-database.ts';
import type { Engine } from '../engine/open-engine.ts';
import { makeChange } from './make-change.ts';
import { pruneSentFiles } from './prune-sent-files.ts';
import { withdraw } from './withdraw.ts';

const hashOf = (digit: string) => digit.repeat(64) as FileHash;
const [queued, told, held, old, unsent] = ['1', '2', '3', '4', '5'].map(hashOf) as [
  FileHash,
  FileHash,
  FileHash,
  FileHash,
  FileHash,
];

const [justNow, yesterday] = ['2026-11-21T08:59:00Z', '2026-11-20T08:59:00Z'];

const openWithFiles = async () => {
  const { engine } = await openTestEngine();
  const { database } = engine;
  const bytes = new Uint8Array(3);
  await database.file.bulkPut([queued, told, held, old].map((hash) => ({ hash, bytes, uploaded: true })));
  await database.file.put({ hash: unsent, bytes, uploaded: false, keptAt: justNow });
  const create = (fileHash: FileHash) =>
    makeChange(engine, 'createProject', { projectId: newId<ProjectId>(), name: 'Neu', fileHash, fileName: 'n.btlx' });
  await create(queued);
  await create(told);
  await database.localReading.bulkPut([queued, told, old].map((fileHash) => ({ fileHash, reading: {} as Reading })));
  const [, entry] = await database.outbox.orderBy('seq').toArray();
  if (!entry) throw new Error('nothing was queued');
  const outcome = { status: 'applied', code: null, details: {} } as const;
  await database.outbox.delete(entry.seq);
  await database.results.put({ ...entry, ...outcome, answeredAt: entry.at, discarded: false });
  const space = projectSpace(testProject.id);
  await database.spaces.put({ id: space, cursor: null, openedAt: '', factsVersion: 0 });
  const drawing = { id: newId(), fileNameOriginal: 'n.pdf', fileHash: held, type: 'pdf', byteCount: 3, addedAt: '' };
  await database.row.put({ space, kind: 'weldCertFile', id: drawing.id, data: drawing } as never);
  const files = async () => (await database.file.toCollection().primaryKeys()).sort();
  const readings = async () => (await database.localReading.toCollection().primaryKeys()).sort();
  return { engine, files, readings };
};

const markRead = async ({ database }: Engine) => {
  const projects = await rowRange(database, customerSpace(testActor.customerId), 'project').toArray();
  await database.row.bulkPut(projects.map((each) => ({ ...each, data: { ...each.data, reading: 'read' as const } })));
};

test('what the server has goes once no change names it, but what belongs to a project on the device', async () => {
  const { engine, files, readings } = await openWithFiles();
  await pruneSentFiles(engine);
  expect([await files(), await readings()]).toEqual([
    [queued, told, held, unsent],
    [queued, told],
  ]);
  await engine.database.results.clear();
  await engine.database.spaces.clear();
  await markRead(engine);
  await pruneSentFiles(engine);
  expect([await files(), await readings()]).toEqual([[queued, unsent], [queued]]);
});

test('a reading stays until the server has read the file of its project', async () => {
  const { engine, files, readings } = await openWithFiles();
  const waiting = { ...testProject, fileHash: old, reading: 'waiting' as const };
  const space = customerSpace(testActor.customerId);
  await engine.database.row.put({ space, kind: 'project', id: testProject.id, data: waiting });
  await pruneSentFiles(engine);
  expect([await files(), await readings()]).toEqual([
    [queued, told, held, old, unsent],
    [queued, told, old],
  ]);
});

test('nothing goes while a change waits that this build cannot read', async () => {
  const { engine, files } = await openWithFiles();
  await engine.database.outbox.toCollection().modify({ v: 99 });
  const before = await files();
  await pruneSentFiles(engine);
  expect(await files()).toEqual(before);
});

test('a file that was not sent goes a day after it was chosen, unless work names it', async () => {
  const { engine, files } = await openWithFiles();
  const { file } = engine.database;
  await file.toCollection().modify({ uploaded: false, keptAt: yesterday });
  await pruneSentFiles(engine);
  expect(await files()).toEqual([queued, told, held]);
});

test('a file of which it is not known when it was chosen came with its work, and goes when no work names it', async () => {
  const { engine, files } = await openWithFiles();
  await engine.database.file.put({ hash: unsent, bytes: new Uint8Array(3), uploaded: false });
  await pruneSentFiles(engine);
  expect(await files()).toEqual([queued, told, held]);
});

test('the file of a change that was taken back goes', async () => {
  const { engine, files } = await openWithFiles();
  await engine.database.file.update(queued, { uploaded: false, keptAt: yesterday });
  const [entry] = await engine.database.outbox.toArray();
  await withdraw(engine, entry?.uid ?? '');
  await pruneSentFiles(engine);
  expect(await files()).toEqual([told, held, unsent]);
});
