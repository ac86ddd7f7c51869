import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pino from 'pino';
import { z } from 'zod';
import { prepareSchema } from '../../database/migrate.ts';
import { reachDatabase } from '../../database/open-database.ts';
import { openBlobStore } from '../../files/blob.store.ts';
import { openJobs } from '../../jobs/open-jobs.ts';
import { numberGap, restoreBackup, verifyBackup } from '../backup/restore-backup.ts';
import { hasShop } from '../find-shop.ts';
import { readSettings } from '../read-settings.ts';

const readArguments = () => {
  try {
    const options = { gap: { type: 'string' }, 'without-lost-files': { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [folder] = z.tuple([z.string().min(1)]).parse(positionals);
    return {
      folder: resolve(folder),
      withoutLost: values['without-lost-files'],
      gap: z.coerce.number().int().min(1).max(10_000_000).optional().parse(values.gap),
    };
  } catch {
    throw new Error('Usage: corepack pnpm restore FOLDER [--gap N] [--without-lost-files]');
  }
};

/** Brings a backup into a data folder, or a database, that is empty; the shop is started afterwards. */
const run = async () => {
  const { folder, gap: wantedGap, withoutLost } = readArguments();
  const manifest = await verifyBackup(folder);
  const gap = wantedGap ?? numberGap(manifest.madeAt, new Date());
  const settings = readSettings(process.env);
  const database = await reachDatabase({ url: settings.databaseUrl ?? undefined, dataDir: settings.dataFolder });
  try {
    if (await hasShop(database.owner))
      throw new Error('there is a shop already: a backup is restored into an empty place');
    await prepareSchema(database.owner);
    const jobs = await openJobs(database, pino({ level: 'silent' }));
    await jobs.stop();
    const blobs = openBlobStore(join(settings.dataFolder, 'files'));
    await restoreBackup({ owner: database.owner, blobs, gap, withoutLost }, folder, manifest);
    console.log(`restored as of ${manifest.madeAt}; devices tell again what they know of the time since`);
  } finally {
    await database.stop();
  }
};

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
