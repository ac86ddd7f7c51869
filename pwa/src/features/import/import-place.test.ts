import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import { openTestEngine, testActor } from '../../sync/engine/test-engine.ts';
import type { Shop } from '../../sync/shop.ts';
import { importPlace } from './import-place.ts';

const openPlace = async () => {
  const { engine } = await openTestEngine();
  const { database } = engine;
  const place = importPlace({
    database,
    actor: testActor,
    change: async () => ({ uid: 'u' }),
    putFile: async () => fileHash,
  } as unknown as Shop);
  await database.file.put({ hash: fileHash, bytes: new Uint8Array([1, 2]), uploaded: false });
  return { database, place };
};
const fileHash = 'b'.repeat(64) as Shop['putFile'] extends (bytes: never) => Promise<infer H> ? H : never;
const unreadFile = () => ({ projectId: newId<ProjectId>(), fileName: 'Halle.btlx', fileHash, tries: 0 });

test('taking up a file counts the try, and leaves the kept bytes as they are', async () => {
  const { database, place } = await openPlace();
  const row = unreadFile();
  await place.putUnread(row);
  const taken = await place.takeUnread(row.projectId);
  expect(taken?.bytes).toEqual(new Uint8Array([1, 2]));
  expect(await database.unreadFile.get(row.projectId)).toEqual({ ...row, tries: 1 });
  await place.dropUnread(row.projectId);
  expect(await place.takeUnread(row.projectId)).toBeNull();
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
