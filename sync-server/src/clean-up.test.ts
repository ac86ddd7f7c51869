import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanUp } from './clean-up.ts';
import { testDatabase } from './database/test-database.ts';
import { openBlobStore } from './files/blob-store.ts';
import { openPictureStore } from './pictures/picture-store.ts';

let folder = '';
let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'knotenblech-clean-'));
  database = await testDatabase();
});
afterAll(async () => {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

const now = new Date('2026-11-22T08:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

test('pictures go 30 days after they were drawn, so that the disk does not fill with what edits have replaced', async () => {
  const pictures = openPictureStore(join(folder, 'pictures'));
  const drawn = async (key: string, at: Date) => {
    await pictures.keep(key, new Uint8Array([1]));
    await utimes(join(folder, 'pictures', key.slice(0, 2), key.slice(2, 4), `${key}.png`), at, at);
    return key;
  };
  const [old, fresh] = [await drawn('a'.repeat(64), daysAgo(31)), await drawn('b'.repeat(64), daysAgo(29))];
  const blobs = openBlobStore(join(folder, 'files'));
  await cleanUp({ owner: database.owner, blobs, pictures, replacedAssets: { sweep: async () => {} } }, now);
  expect(await pictures.has(old)).toBe(false);
  expect(await pictures.has(fresh)).toBe(true);
});
