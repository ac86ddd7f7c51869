import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { DatabaseAddress } from './database.ts';
import { migrate } from './migrate.ts';
import { startOwnPostgres } from './start-own-postgres.ts';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be extended from outside
  export interface ProvidedContext {
    templateDatabase: DatabaseAddress;
  }
}

export const templateName = 'knotenblech_template';

/** One PostgreSQL for the whole test run, with a migrated template that each test file copies. */
export default async function startTestPostgres(project: Pick<TestProject, 'provide'>) {
  const folder = await mkdtemp(join(tmpdir(), 'knotenblech-test-'));
  const postgres = await startOwnPostgres(folder, { database: templateName, isDurable: false });
  await migrate(postgres.address);
  project.provide('templateDatabase', postgres.address);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
