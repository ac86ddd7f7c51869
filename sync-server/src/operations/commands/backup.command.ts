import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { openBlobStore } from '../../files/blob.store.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { findShop } from '../find-shop.ts';
import { readSettings } from '../read-settings.ts';

const readArguments = () => {
  try {
    const options = { 'without-lost-files': { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [folder] = z.tuple([z.string().min(1)]).parse(positionals);
    return { folder, withoutLost: values['without-lost-files'] };
  } catch {
    throw new Error('Usage: corepack pnpm backup FOLDER [--without-lost-files]');
  }
};

/** Writes a backup of the shop into a folder that is not there yet, also while the shop runs. */
const run = async () => {
  const { folder, withoutLost } = readArguments();
  const settings = readSettings(process.env);
  const database = await findShop(settings);
  try {
    const blobs = openBlobStore(join(settings.dataFolder, 'files'));
    const { tables, files } = await writeBackup(
      { owner: database.owner, blobs, now: new Date(), withoutLost },
      resolve(folder),
    );
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${folder}: ${tables.length} tables, ${rows} rows, ${files.length} files`);
  } finally {
    await database.stop();
  }
};

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
