import type { Page } from 'playwright-core';
import { go } from '../route-walk.ts';
import type { Screen } from './payload-screens.ts';
import { takeMarks, untilShown } from './watch-device.ts';

/** Opens one screen after the other; which did not show what they have to, and every mark that was seen. */
export const walkScreens = async (page: Page, screens: readonly Screen[]) => {
  const missing: string[] = [];
  const seen = new Set<string>();
  for (const { path, fields, press } of screens) {
    await takeMarks(page);
    await go(page, `/de/${path}`);
    await page.getByRole('heading').first().waitFor();
    if (press !== undefined) await page.getByRole('dialog').getByRole('button', { name: press }).click();
    await untilShown(page, fields);
    const marks = await takeMarks(page);
    for (const mark of marks) seen.add(mark);
    const lacks = fields.filter((field) => !marks.some((mark) => mark.startsWith(`${field}.`)));
    if (lacks.length > 0) missing.push(`${path} lacks ${lacks.join(', ')}`);
  }
  return { missing, seen };
};
