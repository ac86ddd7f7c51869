import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { createShop } from './shop-process.ts';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- vitest's own interface is merged
  export interface ProvidedContext {
    shopUrl: string;
  }
}

/** Debian's chromium is the one thing that the lockfile cannot bring. */
const ensureChromium = () => {
  if (existsSync('/usr/bin/chromium')) return;
  const apt = spawnSync('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium'], {
    stdio: 'inherit',
  });
  if (apt.status !== 0) throw new Error('The browser tests need /usr/bin/chromium: install the package "chromium".');
};

/** The shop that most tests share. */
export default async function startShop({ provide }: TestProject) {
  ensureChromium();
  const shop = await createShop();
  await shop.start();
  provide('shopUrl', shop.url);
  return shop.remove;
}
