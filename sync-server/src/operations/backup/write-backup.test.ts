import { createHash } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileHash } from '@knotenblech/shared/values/ids.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { testDatabase } from '../../../test/test-database.ts';
import { testFolder } from '../../../test/test-folder.ts';
import { recordSyncedFolders } from '../../../test/test-synced-folders.ts';
import type { Database } from '../../database/database.ts';
import { type BlobStore, openBlobStore } from '../../files/blob.store.ts';
import { writeBackup } from './write-backup.ts';

let home = '';
let database: Database;
let blobs: BlobStore;
beforeAll(async () => {
  home = await testFolder('written');
  database = await testDatabase();
  blobs = openBlobStore(join(home, 'shop'));
  for (const text of ['Stütze', 'Riegel', 'Strebe']) {
    const hash = createHash('sha256').update(text).digest('hex') as FileHash;
    await blobs.keepBytes(hash, new TextEncoder().encode(text));
  }
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await database.stop();
  await rm(home, { recursive: true });
});

test('a backup has its name when every folder in it is on the disk, and after that every folder that was made around it', async () => {
  const synced = await recordSyncedFolders(home);
  const folder = join(home, 'disk/2026/november');
  await writeBackup({ owner: database.owner, blobs, now: new Date() }, folder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
  expect(folders.length).toBeGreaterThanOrEqual(2 + 2 * 3);
  const inside = [folder, ...folders].map((each) => each.replace(folder, `${folder}.unfinished`));
  const around = [dirname(folder), join(home, 'disk'), home];
  expect(synced.slice(0, -around.length).toSorted()).toEqual(inside.toSorted());
  expect(synced.slice(-around.length)).toEqual(around);
});

test('a backup is open to nobody but its owner, in all its files, however open the folder around it is', async () => {
  const folder = join(home, 'shared/backup');
  const before = process.umask(0);
  await writeBackup({ owner: database.owner, blobs, now: new Date() }, folder).finally(() => process.umask(before));
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
  expect(await modeOf(dirname(folder))).toBe(0o777);
  expect(await modeOf(folder)).toBe(0o700);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(2 + 3);
  expect(new Set(await Promise.all(files.map(modeOf)))).toEqual(new Set([0o600]));
});
