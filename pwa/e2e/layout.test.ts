import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sliceOf } from '../../shared/proofs/slice.ts';
import { chooseDelivery, openProject, untilDetails } from './shop/act.ts';
import { axeFindings } from './shop/axe-findings.ts';
import { cutTexts } from './shop/cut-texts.ts';
import { type Device, openInstalled } from './shop/device.ts';
import { go } from './shop/route-walk.ts';

const plates = 'Knotenplatten Halle Nord';
const frame = '0199d000-0000-7000-8000-000000000302';
const sizes = {
  tablet: { width: 1280, height: 800 },
  upright: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
};
const appearances = [
  { size: 'tablet', colorScheme: 'light' },
  { size: 'phone', colorScheme: 'dark' },
  { size: 'upright', colorScheme: 'light' },
  { size: 'tablet', colorScheme: 'dark' },
  { size: 'phone', colorScheme: 'light' },
  { size: 'upright', colorScheme: 'dark' },
] as const;

let device: Device;
beforeAll(async () => {
  device = await openInstalled('werkstatt');
});
afterAll(() => device?.close());

/** Every screen is looked at in each size; some of them by turns with axe too, which takes long. */
const screens = ['projects', 'orders', 'waiting', 'account', 'customers', 'project', 'basket', 'last step'] as const;
const withAxe = new Map(sliceOf(screens, 3).map((screen, n) => [screen, sliceOf(appearances, 3)[n]]));

/** What is wrong with a shown screen at any size, and for whom it cannot be used. */
const faultsOf = async (page: Page, screen: (typeof screens)[number]) => {
  const found: string[] = [];
  for (const [name, size] of Object.entries(sizes)) {
    await page.setViewportSize(size);
    found.push(...(await cutTexts(page)).map((fault) => `${name}: ${fault}`));
  }
  const appearance = withAxe.get(screen);
  if (!appearance) return found;
  const { size, colorScheme } = appearance;
  await page.setViewportSize(sizes[size]);
  await page.emulateMedia({ colorScheme });
  found.push(...(await axeFindings(page)).map((fault) => `${size}, ${colorScheme}: ${fault}`));
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
};

it.each([
  ['projects', (page: Page) => page.getByRole('link', { name: plates })],
  ['account/orders', (page: Page) => page.getByRole('heading', { level: 1, name: 'Bestellungen' })],
  ['waiting', (page: Page) => page.getByRole('heading', { level: 1, name: 'Warteliste' })],
  ['account/user', (page: Page) => page.getByRole('link', { name: 'Passwort ändern' })],
] as const)('%s: it fits every size and can be used by everybody', async (path, content) => {
  const { page } = device;
  await go(page, `/de/shop/${path}`);
  await content(page).first().waitFor();
  const screen = screens.find((each) => path.includes(each)) ?? 'projects';
  expect(await faultsOf(page, screen)).toEqual([]);
});

it('the customers of the operator fit every size and can be used by everybody', async () => {
  const admin = await openInstalled('admin');
  const { page } = admin;
  await page.goto('/de/shop/adminCustomers');
  await page.getByRole('link', { name: 'Holzbau Lindner GmbH' }).waitFor();
  expect(await faultsOf(page, 'customers')).toEqual([]);
  await admin.close();
});

/** Who would be hit in the middle of what is shown. */
const isUncovered = async (place: Locator) => {
  await place.scrollIntoViewIfNeeded();
  return place.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return element.contains(hit) || hit?.contains(element) === true;
  });
};
const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error('not shown');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};
type Box = Awaited<ReturnType<typeof boxOf>>;
const meet = (a: Box, b: Box) => a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;

it('in a project nothing covers the drawing, its views, the price or the way into the basket, at any size', async () => {
  const { page } = device;
  await go(page, `/de/shop/project/${frame}`);
  await untilDetails(page);
  const drawing = page.getByRole('region', { name: 'Zeichnung' });
  const image = drawing.getByRole('img').first();
  const covered: string[] = [];
  for (const [name, size] of Object.entries(sizes)) {
    await page.setViewportSize(size);
    if (name === 'phone') {
      // The list is what a part is chosen from; a tap away the drawing has its room and its views.
      const row = await boxOf(page.getByRole('treeitem').nth(1));
      expect(row.bottom).toBeLessThanOrEqual((await boxOf(page.getByRole('button', { name: /netto/i }).first())).y);
      await page.getByRole('button', { name: 'Angaben', exact: true }).click();
    }
    await expect.poll(async () => (await boxOf(image)).height).toBeGreaterThan(150);
    const views = await boxOf(drawing.getByRole('radiogroup', { name: 'Ansicht' }));
    if (meet(views, await boxOf(page.getByRole('radiogroup', { name: 'Darstellung' })))) covered.push(`${name}: views`);
    const places = {
      drawing: image,
      price: page.getByRole('button', { name: /netto/i }).first(),
      basket: page.getByRole('button', { name: 'In den Warenkorb' }),
      '3D': page.getByText('3D', { exact: true }).filter({ visible: true }),
    };
    for (const [what, place] of Object.entries(places))
      if (!(await isUncovered(place))) covered.push(`${name}: ${what}`);
  }
  expect(covered).toEqual([]);
  expect(await faultsOf(page, 'project')).toEqual([]);
});

it('on a tablet held upright the state of a project stands in one line beside its name', async () => {
  const { page } = device;
  await page.setViewportSize(sizes.upright);
  await openProject(page, plates);
  const head = page.getByRole('main').locator('header');
  const name = await boxOf(head.getByRole('heading', { level: 1 }));
  const state = await boxOf(head.getByText('auf Anfrage', { exact: true }));
  expect(state.height).toBeLessThan(24);
  expect(state.x).toBeGreaterThanOrEqual(name.right);
  for (const button of await head.getByRole('button').or(head.getByRole('link')).filter({ visible: true }).all())
    expect(meet(state, await boxOf(button))).toBe(false);
});

it('from the basket to the last step every screen fits every size and can be used by everybody', async () => {
  const { page } = device;
  await page.setViewportSize(sizes.tablet);
  await go(page, `/de/shop/project/${frame}`);
  await untilDetails(page);
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await page.getByRole('link', { name: 'Warenkorb, 1 Stück' }).filter({ visible: true }).first().click();
  const toAddresses = page.getByRole('link', { name: 'Weiter: Adressen' });
  await toAddresses.waitFor();
  const basket = await faultsOf(page, 'basket');
  await toAddresses.click();
  await page.getByRole('button', { name: 'Weiter: Fertigung und Lieferung' }).click();
  await chooseDelivery(page);
  await page.getByRole('button', { name: 'Weiter: Zahlung' }).click();
  await page.getByRole('button', { name: 'Weiter: Prüfen' }).click();
  await page.getByRole('heading', { name: 'Prüfen und bestellen' }).waitFor();
  expect({ basket, lastStep: await faultsOf(page, 'last step') }).toEqual({ basket: [], lastStep: [] });
});
