import { setTimeout as wait } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { createShop } from './shop-process.ts';
import { viewServer } from './view-server.ts';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be extended from outside
  export interface ProvidedContext {
    shopTemplate: string;
  }
}

const buildWithinMs = 1_200_000;

const untilRead = async (shopUrl: string) => {
  const view = await viewServer(shopUrl, 'werkstatt');
  while ((await view.projects()).some((project) => project.reading === 'waiting')) await wait(200);
};

/** A first start builds the app, however busy the machine is, and reads the demo files; the shops of the tests begin as it ends. */
export default async function ensureBuilt(project: Pick<TestProject, 'provide'>) {
  const shop = await createShop();
  try {
    await shop.start(buildWithinMs);
    await untilRead(shop.url);
    await shop.stop();
  } catch (error) {
    await shop.remove();
    throw error;
  }
  project.provide('shopTemplate', shop.dataFolder);
  return () => shop.remove();
}
