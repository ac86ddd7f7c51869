import { packCatalog } from '@knotenblech/shared/catalogue/read-catalogue.ts';
import { catalogSpace } from '@knotenblech/shared/records/space.ts';
import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { workedGrades } from '../../../../../shared/samples/worked-parts.ts';
import { openTestEngine, testActor } from '../../../../test/test-engine.ts';
import { stubWorkers } from '../../../../test/test-worker.ts';
import { asUserData } from '../../../database/user-data.ts';
import { readKeptFile } from '../../../features/projects/import/import-file.ts';
import type { ImportRun } from '../../../features/projects/import/import-run.ts';
import { makeChange } from '../../outbox/make-change.ts';
import { withdraw } from '../../outbox/withdraw.ts';
import type { Shop } from '../shop.ts';
import { importPlace, type KeptFile } from './import-place.ts';

afterEach(() => vi.unstubAllGlobals());

const openPlace = async () => {
  const { engine } = await openTestEngine();
  const { database } = engine;
  const place = importPlace({
    ...asUserData(database),
    actor: testActor,
    change: (...made: Parameters<Shop['change']>) => makeChange(engine, ...made),
    putFile: async () => fileHash,
  });
  await database.file.put({ hash: fileHash, bytes: new Uint8Array([1, 2]), uploaded: false });
  return { engine, database, place };
};
const fileHash = 'b'.repeat(64) as Shop['putFile'] extends (bytes: never) => Promise<infer H> ? H : never;
const unreadFile = () => ({ projectId: newId<ProjectId>(), fileName: 'Halle.btlx', fileHash, tries: 0 });

const takeWithBaseData = async () => {
  const workers = stubWorkers();
  const { database, place } = await openPlace();
  for (const data of packCatalog('grades', [...workedGrades.values()]))
    await database.row.put({ space: catalogSpace, kind: 'catalogPack', id: data.id, data });
  const row = unreadFile();
  await place.putUnread(row);
  return { workers, database, place, row };
};

test('reading a file counts the try, and leaves the kept bytes as they are', async () => {
  const { workers, database, place, row } = await takeWithBaseData();
  const taken = (await place.takeUnread(row.projectId)) as KeptFile;
  expect(taken.bytes).toEqual(new Uint8Array([1, 2]));
  const reading = place.readFile(taken, () => {});
  void reading.catch(() => null);
  await expect.poll(() => workers.length).toBe(1);
  workers[0]?.tell({ kind: 'started' });
  await expect.poll(() => workers[0]?.jobs.length).toBe(1);
  expect(await database.unreadFile.get(row.projectId)).toEqual({ ...row, tries: 1 });
  workers[0]?.fail('ended');
  await expect(reading).rejects.toThrow('E_READ_MEMORY');
  expect(await database.unreadFile.get(row.projectId)).toEqual({ ...row, tries: 1 });
  expect((await database.file.get(fileHash))?.bytes).toEqual(new Uint8Array([1, 2]));
  await place.dropUnread(row.projectId);
  expect(await place.takeUnread(row.projectId)).toBeNull();
});

test('a file is kept, with no try counted, while what reads it cannot be loaded, and read once it can', async () => {
  const { workers, database, place, row } = await takeWithBaseData();
  for (const n of [0, 1, 2, 3]) {
    const told: Partial<ImportRun>[] = [];
    const end = readKeptFile(place, row.projectId, (change) => told.push(change));
    await expect.poll(() => workers.length).toBe(n + 1);
    workers[n]?.fail();
    await end;
    expect(told.at(-1)).toEqual({ lacksReader: true });
  }
  expect(await database.unreadFile.toArray()).toEqual([row]);
  expect(await database.file.count()).toBe(1);
  const end = readKeptFile(place, row.projectId, () => {});
  await expect.poll(() => workers.length).toBe(5);
  workers[4]?.tell({ kind: 'started' });
  await expect.poll(() => workers[4]?.jobs.length).toBe(1);
  workers[4]?.tell({ kind: 'done', result: { head: { projectName: '' }, parts: [] } });
  await end;
  expect(await database.unreadFile.count()).toBe(0);
});

test('a file that waits for the base data start after start is kept, with no try counted', async () => {
  const { database, place } = await openPlace();
  const row = unreadFile();
  await place.putUnread(row);
  for (const _ of [1, 2, 3, 4]) {
    const told: Partial<ImportRun>[] = [];
    void readKeptFile(place, row.projectId, (change) => told.push(change));
    await expect.poll(() => told).toContainEqual({ isWaiting: true });
  }
  expect(await database.unreadFile.toArray()).toEqual([row]);
  expect(await database.file.count()).toBe(1);
});

test('a refused file keeps its bytes while the same file waits a second time', async () => {
  const { database, place } = await openPlace();
  const [first, second] = [unreadFile(), unreadFile()];
  await place.putUnread(first);
  await place.putUnread(second);
  await place.dropUnread(first.projectId);
  await place.dropFile(fileHash);
  expect(await place.takeUnread(second.projectId)).not.toBeNull();
  await place.dropUnread(second.projectId);
  await place.dropFile(fileHash);
  expect(await database.file.count()).toBe(0);
});

test('a refused file keeps its bytes while other work on the device names them', async () => {
  const { engine, database, place } = await openPlace();
  const row = unreadFile();
  const names = { projectId: row.projectId, name: 'Halle', fileHash, fileName: row.fileName };
  await makeChange(engine, 'createProject', names);
  await database.row.clear();
  await place.dropFile(fileHash);
  expect(await database.file.count()).toBe(1);
});

test('what has become a project is not read again', async () => {
  const { database, place } = await openPlace();
  const row = unreadFile();
  await place.putUnread(row);
  const space = `c:${testActor.customerId}` as const;
  const project = { id: row.projectId, fileHash };
  await database.row.put({ space, kind: 'project', id: row.projectId, data: project } as never);
  expect(await place.takeUnread(row.projectId)).toBeNull();
  expect(await database.unreadFile.count()).toBe(0);
});

test('what is queued to become a project is not read again', async () => {
  const { engine, database, place } = await openPlace();
  const row = unreadFile();
  await makeChange(engine, 'createProject', {
    projectId: row.projectId,
    name: 'Halle',
    fileHash,
    fileName: row.fileName,
  });
  await database.row.clear();
  await place.putUnread(row);
  expect(await place.takeUnread(row.projectId)).toBeNull();
  expect(await database.unreadFile.count()).toBe(0);
});

test('what was made a project and taken back before it was sent is not read again', async () => {
  const { engine, place } = await openPlace();
  const { projectId, fileName, ...kept } = unreadFile();
  await place.putUnread({ projectId, fileName, ...kept });
  const { uid } = await place.createProject({ projectId, name: 'Halle', fileHash, fileName });
  expect(await withdraw(engine, uid)).toBe('withdrawn');
  expect(await place.takeUnread(projectId)).toBeNull();
});

test('while a user leaves, what is unread stays as it is sealed', async () => {
  const { database, place } = await openPlace();
  const [kept, late] = [unreadFile(), unreadFile()];
  await place.putUnread(kept);
  await database.meta.put({ key: 'leaving', value: true });
  await expect(place.putUnread(late)).rejects.toThrow('session_ended');
  await expect(place.takeUnread(kept.projectId)).rejects.toThrow('session_ended');
  await expect(place.dropUnread(kept.projectId)).rejects.toThrow('session_ended');
  expect(await database.unreadFile.toArray()).toEqual([kept]);
});
