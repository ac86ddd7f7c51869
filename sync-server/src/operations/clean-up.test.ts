import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../test/test-database.ts';
import { addLink, armLink } from '../accounts/one-time-link.store.ts';
import { openBlobStore } from '../files/blob.store.ts';
import { type KeyedFiles, openKeyedFiles } from '../files/keyed-files.ts';
import { mailLifeSeconds } from '../jobs/queues.ts';
import { cleanUp } from './clean-up.ts';

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

const cleanUpNow = (pictures: Pick<KeyedFiles, 'sweep'>) =>
  cleanUp(
    {
      owner: database.owner,
      blobs: openBlobStore(join(folder, 'files')),
      pictures,
      papers: { sweep: async () => {} },
      replacedAssets: { sweep: async () => {} },
    },
    now,
  );

test('pictures go 30 days after they were drawn, so that the disk does not fill with what edits have replaced', async () => {
  const pictures = openKeyedFiles(join(folder, 'pictures'), 'png');
  const drawn = async (key: string, at: Date) => {
    await pictures.keep(key, new Uint8Array([1]));
    await utimes(join(folder, 'pictures', key.slice(0, 2), key.slice(2, 4), `${key}.png`), at, at);
    return key;
  };
  const [old, fresh] = [await drawn('a'.repeat(64), daysAgo(31)), await drawn('b'.repeat(64), daysAgo(29))];
  await cleanUpNow(pictures);
  expect(await pictures.has(old)).toBe(false);
  expect(await pictures.has(fresh)).toBe(true);
});

test('a one-time link is there as long as its mail may still be sent', async () => {
  const mailOf = async (at: Date) => {
    const mailId = crypto.randomUUID();
    const link = { purpose: 'set-password', language: 'de', userId: null, payload: {}, mailId } as const;
    await database.owner.begin((tx) => addLink(tx, link, at));
    return mailId;
  };
  const mailLifeDays = mailLifeSeconds / 86_400;
  const [waiting, gone] = [await mailOf(daysAgo(mailLifeDays)), await mailOf(daysAgo(mailLifeDays + 2))];
  await cleanUpNow({ sweep: async () => {} });
  expect(await armLink(database.owner, waiting, now)).toMatchObject({ purpose: 'set-password' });
  expect(await armLink(database.owner, gone, now)).toBe('none');
});
