import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { testDatabase } from '../../../test/test-database.ts';
import { testFolder } from '../../../test/test-folder.ts';
import type { Database } from '../../database/database.ts';
import { prepareSchema } from '../../database/migrate.ts';
import { copyDatabase } from '../../database/own-postgres/copy-database.ts';
import { openBlobStore } from '../../files/blob.store.ts';
import { openJobs } from '../../jobs/open-jobs.ts';
import { wasNumbered } from '../../orders/order.store.ts';
import { restoreBackup, verifyBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

let home = '';
let database: Database;
let empty: Database;
beforeAll(async () => {
  home = await testFolder('restored');
  database = await testDatabase();
  const nothing = { ...inject('templateDatabase'), database: 'template0' };
  empty = await copyDatabase(nothing, `test_${randomUUID().replaceAll('-', '')}`);
  await prepareSchema(empty.owner);
  for (const each of [database, empty]) await (await openJobs(each, pino({ level: 'silent' }))).stop();
});
afterAll(async () => {
  await Promise.all([database.stop(), empty.stop()]);
  await rm(home, { recursive: true });
});

const nextNumber = async ({ owner }: Database) => {
  const [row] = await owner<{ number: number }[]>`select nextval('order_number')::int as number`;
  return row?.number ?? 0;
};
const isAnyoneWaiting = async ({ owner }: Database) => {
  const waiting = await owner`
    select 1 from pg_locks where not granted
      and database = (select oid from pg_database where datname = current_database())`;
  return waiting.length > 0;
};

/** Draws a number while the backup stands before a table, after the moment that it is of. */
const drawDuring = async (backup: () => ReturnType<typeof writeBackup>) => {
  const { number, running } = await database.owner.begin(async (tx) => {
    await tx`lock table mail in access exclusive mode`;
    const made = backup();
    await vi.waitFor(async () => expect(await isAnyoneWaiting(database)).toBe(true), { timeout: 10_000 });
    return { number: await nextNumber(database), running: { made } };
  });
  return { number, manifest: await running.made };
};

test('a number given out while the backup was made is known to have been one, and not given again', async () => {
  const blobs = openBlobStore(join(home, 'shop'));
  const folder = join(home, 'backup');
  const before = await nextNumber(database);
  const { number: during, manifest } = await drawDuring(() =>
    writeBackup({ owner: database.owner, blobs, now: new Date() }, folder),
  );
  expect(during).toBe(before + 1);
  await restoreBackup({ owner: empty.owner, blobs, gap: 10_000 }, folder, manifest);
  expect(await empty.owner.begin((tx) => wasNumbered(tx, during))).toBe(true);
  expect(await nextNumber(empty)).toBeGreaterThan(during + 9_000);
});

test('a backup that another version of the shop made is refused before anything of it is restored', async () => {
  const folder = join(home, 'of another version');
  await database.owner`insert into schema_migration (name, hash) values ('0001-older.sql', repeat('0', 64))`;
  await writeBackup({ owner: database.owner, blobs: openBlobStore(join(home, 'shop')), now: new Date() }, folder);
  await expect(verifyBackup(folder)).rejects.toThrow(
    'of another version of the shop (0001-older.sql): restore it with the version that made it',
  );
});
