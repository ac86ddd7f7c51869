import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { buildApp } from '../../../sync-server/src/build-app.ts';
import { migrate } from '../../../sync-server/src/database/migrate.ts';
import { databaseAt } from '../../../sync-server/src/database/own-postgres/copy-database.ts';
import { startOwnPostgres } from '../../../sync-server/src/database/own-postgres/start-own-postgres.ts';
import { testFolder } from '../../../sync-server/test/test-folder.ts';
import { type ShopTemplate, shopOn } from '../../../sync-server/test/test-shop-server.ts';
import { type Profiles, prepareProfiles } from './prepared-profiles.ts';
import { viewServer } from './view-server.ts';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be extended from outside
  export interface ProvidedContext {
    shopTemplate: ShopTemplate;
    profiles: Profiles;
    /** Whether devices are whole browsers where a test does not say it. */
    hasWholeBrowsers: boolean;
  }
}

const untilRead = async (shopUrl: string) => {
  const view = await viewServer(shopUrl, 'werkstatt');
  while ((await view.projects()).some((project) => project.reading === 'waiting')) await wait(50);
};

/** Builds the app, and prepares what the shops and devices of the tests are copied from: a shop whose demo files are read, profiles of browsers that are signed in there. */
export default async function prepareShop(project: Pick<TestProject, 'provide'>) {
  const folder = await testFolder('prepared');
  await buildApp(resolve(import.meta.dirname, '../../..'));
  const postgres = await startOwnPostgres(join(folder, 'postgres'), { database: 'empty', isDurable: false });
  const end = async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await migrate(postgres.address);
    const template = { database: postgres.address, folder: join(folder, 'shop') };
    mkdirSync(template.folder);
    const database = databaseAt(template.database);
    const shop = await shopOn(database, template.folder);
    await shop.start();
    await untilRead(shop.url);
    const profiles = await prepareProfiles(join(folder, 'profiles'), shop.url);
    await shop.stop();
    await database.stop();
    project.provide('shopTemplate', template);
    project.provide('profiles', profiles);
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}
