import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDatabase } from '../src/database/copy-database.ts';
import { migrate } from '../src/database/migrate.ts';
import { startOwnPostgres } from '../src/database/start-own-postgres.ts';

/** A PostgreSQL as `start` runs it, every commit on the disk, with the whole schema and nothing in it. */
export const benchDatabase = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'knotenblech-bench-'));
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
