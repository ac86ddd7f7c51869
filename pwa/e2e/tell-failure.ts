import type { Page } from 'playwright-core';
import { afterEach } from 'vitest';
import { openDevices } from './device.ts';
import { ownShopWords } from './own-shop.ts';

const charactersOfScreen = 4000;

const shownOn = async (page: Page) =>
  `${page.url()}\n${(await page.locator('body').ariaSnapshot()).slice(0, charactersOfScreen)}`;

/** What a failed test leaves on its screens, and what the server wrote: the reason is seldom in the time-out itself. */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  const pages = openDevices().flatMap(({ context }) => context.pages());
  const screens = await Promise.all(pages.map((page) => shownOn(page).catch(String)));
  console.log(['screens after the failure:', ...screens, 'the shop:', await ownShopWords()].join('\n'));
});
