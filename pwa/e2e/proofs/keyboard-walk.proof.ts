import { afterAll, beforeAll, expect, it } from 'vitest';
import { cutTexts } from '../shop/cut-texts.ts';
import { type Device, openInstalled } from '../shop/device.ts';

let device: Device;
beforeAll(async () => {
  device = await openInstalled('werkstatt');
});
afterAll(() => device.close());

it('no order of the focus is set by hand', async () => {
  const { page } = device;
  for (const path of ['/de/home', '/de/shop/projects', '/de/shop/basket']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await page.locator('[tabindex]:not([tabindex="0"]):not([tabindex="-1"])').count()).toBe(0);
  }
});

/** The head plate of the demo data's frame: below all the rest its page has a table whose caption is heard only. */
const partWithHoles = 'shop/project/0199d000-0000-7000-8000-000000000302?part=3';

const screens = [
  'home',
  'infos',
  'contact',
  'shop/overview',
  'shop/projects',
  'shop/basket',
  'shop/account/user',
  'shop/account/addresses',
  'shop/account/orders',
  'shop/account/quotes',
  'shop/messages',
  'shop/waiting',
  'shop/createProject',
  'shop/singleParts',
  'shop/createSinglePart',
  // The parts of the demo data's first project.
  'shop/project/0199d000-0000-7000-8000-000000000303',
  partWithHoles,
];

it.each([
  ['a window of 320 px', 320, 640, 'de'],
  ['a window of 320 px in French', 320, 640, 'fr'],
  ['a zoom of 200 %', 640, 400, 'de'],
] as const)('in %s no screen scrolls sideways or cuts a text', async (_, width, height, language) => {
  const { page } = device;
  await page.setViewportSize({ width, height });
  const found: Record<string, string[]> = {};
  for (const path of screens) {
    await page.goto(`/${language}/${path}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    if (path === partWithHoles) await page.getByRole('main').getByRole('table').waitFor();
    await page.evaluate(() => document.fonts.ready);
    found[path] = await cutTexts(page);
  }
  expect(Object.fromEntries(Object.entries(found).filter(([, list]) => list.length > 0))).toEqual({});
});
