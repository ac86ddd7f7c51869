import type { Locator, Page } from 'playwright';
import { afterEach } from 'vitest';
import { openDevices } from './device.ts';
import { ownShopWords } from './own-shop.ts';

const charactersOfScreen = 3000;

const shownIn = (place: Locator) => place.ariaSnapshot({ timeout: 2000 }).catch(String);

const shownOn = async (page: Page) => {
  const banner = await shownIn(page.getByRole('banner').first());
  const front = await shownIn(page.getByRole('dialog').or(page.getByRole('main')).last());
  return [page.url(), banner.slice(-400), front.slice(0, charactersOfScreen)].join('\n');
};

/** What a failed test leaves on its screens, and what the server wrote: the reason is seldom in the time-out itself. */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  const pages = openDevices().flatMap(({ context }) => context.pages());
  const screens = await Promise.all(pages.map(shownOn));
  throw new Error(['screens after the failure:', ...screens, 'the shop:', await ownShopWords()].join('\n'));
});
