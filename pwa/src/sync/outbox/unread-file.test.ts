import { type FileHash, newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import { openTestEngine } from '../../../test/test-engine.ts';
import { discardUnread, withUnreadFileLock } from './unread-file.ts';

const fileHash = 'b'.repeat(64) as FileHash;
const openWithUnread = async () => {
  const { engine } = await openTestEngine();
  const { database } = engine;
  const row = { projectId: newId<ProjectId>(), fileName: 'Halle.btlx', fileHash, tries: 1 };
  await database.file.put({ hash: fileHash, bytes: new Uint8Array([1, 2]), uploaded: false });
  await database.unreadFile.put(row);
  return { database, row };
};

test('a file that is put away is no longer to be read, and comes back with its bytes though they were forgotten meanwhile', async () => {
  const { database, row } = await openWithUnread();
  const bringBack = await discardUnread(database, row.projectId);
  expect(await database.unreadFile.count()).toBe(0);
  await database.file.clear();
  await bringBack?.();
  expect(await database.unreadFile.toArray()).toEqual([row]);
  expect((await database.file.get(fileHash))?.bytes).toEqual(new Uint8Array([1, 2]));
});

test('a file that is being read is left alone', async () => {
  const { database, row } = await openWithUnread();
  const answer = await withUnreadFileLock(row.projectId, () => discardUnread(database, row.projectId));
  expect(answer).toBeNull();
  expect(await database.unreadFile.toArray()).toEqual([row]);
});

test('nothing is put away while its user leaves', async () => {
  const { database, row } = await openWithUnread();
  await database.meta.put({ key: 'leaving', value: true });
  await expect(discardUnread(database, row.projectId)).rejects.toThrow('session_ended');
  expect(await database.unreadFile.count()).toBe(1);
});
