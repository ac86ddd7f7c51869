import type { Page } from 'playwright';
import { go } from '../../shop/route-walk.ts';
import type { Screen } from './payload-screens.ts';
import { takeMarks, untilShown } from './watch-device.ts';

/** Opens one screen after the other; which did not show what they have to, and every mark that was seen. */
export const walkScreens = async (page: Page, screens: readonly Screen[]) => {
  const missing: string[] = [];
  const seen = new Set<string>();
  let last = '';
  for (const { path, fields, press, until } of screens) {
    if (placeOf(path) === last) await leaveScreen(page);
    last = placeOf(path);
    await takeMarks(page);
    await go(page, `/de/${path}`);
    await page.getByRole('heading').first().waitFor();
    if (press !== undefined) await page.getByRole('dialog').getByRole('button', { name: press }).click();
    if (until !== undefined) await page.getByRole('button', { name: until, disabled: false }).waitFor();
    await untilShown(page, fields);
    const marks = await takeMarks(page);
    for (const mark of marks) seen.add(mark);
    const lacks = fields.filter((field) => !marks.some((mark) => mark.startsWith(`${field}.`)));
    if (lacks.length > 0) missing.push(`${path} lacks ${lacks.join(', ')}`);
    // What a step proposes is chosen once it is left for the next one.
    if (until !== undefined) await goOn(page, until);
  }
  return { missing, seen };
};

const goOn = async (page: Page, button: string) => {
  const step = page.url();
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL((url) => url.href !== step);
};

const placeOf = (path: string) => path.split('/').slice(0, 2).join('/');

/** What a screen has in common with the next one would stand there untouched, and would not be seen again. */
const leaveScreen = async (page: Page) => {
  await go(page, '/de/demo-elements');
  await page.getByRole('heading', { level: 1, name: 'Bausteine der Oberfläche' }).waitFor();
};
