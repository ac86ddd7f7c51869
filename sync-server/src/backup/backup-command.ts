import { join, resolve } from 'node:path';
import { openDatabase } from '../database/open-database.ts';
import { openBlobStore } from '../files/blob-store.ts';
import { readSettings } from '../settings/read-settings.ts';
import { writeBackup } from './write-backup.ts';

/** Writes a backup of the shop into a folder that is not there yet, also while the shop runs. */
const run = async () => {
  const [folder, ...more] = process.argv.slice(2);
  if (!folder || more.length > 0) throw new Error('Usage: corepack pnpm backup FOLDER');
  const settings = readSettings(process.env);
  const database = await openDatabase({
    url: settings.databaseUrl ?? undefined,
    dataDir: settings.dataFolder,
    joinsRunning: true,
  });
  try {
    const blobs = openBlobStore(join(settings.dataFolder, 'files'));
    const { tables, files } = await writeBackup({ owner: database.owner, blobs, now: new Date() }, resolve(folder));
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
