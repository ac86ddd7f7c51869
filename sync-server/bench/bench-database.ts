import { rm } from 'node:fs/promises';
import { migrate } from '../src/database/migrate.ts';
import { copyDatabase } from '../src/database/own-postgres/copy-database.ts';
import { startOwnPostgres } from '../src/database/own-postgres/start-own-postgres.ts';
import { testFolder } from '../test/test-folder.ts';

/** A PostgreSQL as `start` runs it, every commit on the disk, with the whole schema and nothing in it. */
export const benchDatabase = async () => {
  const folder = await testFolder('bench');
  const postgres = await startOwnPostgres(folder, { database: 'template_bench', isDurable: true });
  await migrate(postgres.address);
  const database = await copyDatabase(postgres.address, 'bench');
  const stop = async () => {
    await database.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { database, stop };
};
