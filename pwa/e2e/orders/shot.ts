import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';

export const shot = async (page: Page, name: string) => {
  if (!process.env.SHOTS) return;
  mkdirSync(process.env.SHOTS, { recursive: true });
  const before = page.viewportSize();
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(600);
      await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}-${colorScheme}.png` });
    }
  await page.emulateMedia({ colorScheme: 'light' });
  if (before) await page.setViewportSize(before);
};
