import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pino from 'pino';
import type { ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';
import { connect, type DatabaseAddress } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { databaseAt } from '../src/database/own-postgres/copy-database.ts';
import { startOwnPostgres } from '../src/database/own-postgres/start-own-postgres.ts';
import { openJobs } from '../src/jobs/open-jobs.ts';
import { prepareDemoShop } from '../src/prepare-demo-shop.ts';
import { testFolder } from './test-folder.ts';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be extended from outside
  export interface ProvidedContext {
    templateDatabase: DatabaseAddress;
    /** A shop with base data and the demo's customers, their files read. */
    demoShop: { database: DatabaseAddress; filesFolder: string };
  }
}

export const templateName = 'knotenblech_template';
const demoName = 'knotenblech_demo_template';

/** What every server creates at its first start: schema and queues. */
const prepareTemplate = async (address: DatabaseAddress) => {
  await migrate(address);
  const database = databaseAt(address);
  const jobs = await openJobs(database, pino({ level: 'silent' }));
  await jobs.stop();
  await database.stop();
};

const prepareDemo = async (template: DatabaseAddress, { database, filesFolder }: ProvidedContext['demoShop']) => {
  const admin = connect({ ...template, database: 'postgres' }, { max: 1, name: 'knotenblech copies' });
  await admin.unsafe(`create database ${demoName} template ${templateName}`);
  await admin.end({ timeout: 5 });
  const demo = databaseAt(database);
  await prepareDemoShop(demo, filesFolder);
  await demo.stop();
};

/** One PostgreSQL for the whole test run, with templates that each test file copies: an empty shop and the demo's. */
export default async function startTestPostgres(project: Pick<TestProject, 'provide'>) {
  const folder = await testFolder('test');
  const postgres = await startOwnPostgres(folder, { database: templateName, isDurable: false });
  await prepareTemplate(postgres.address);
  const demoShop = { database: { ...postgres.address, database: demoName }, filesFolder: join(folder, 'demo-files') };
  await prepareDemo(postgres.address, demoShop);
  project.provide('templateDatabase', postgres.address);
  project.provide('demoShop', demoShop);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
