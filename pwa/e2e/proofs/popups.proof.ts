import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Device, openDevice, openInstalled } from '../shop/device.ts';

const project = '0199d000-0000-7000-8000-000000000302';
/** Where a popup's address is, its heading, and the page that it lies over. */
const popups = [
  ['projects/logout', 'Abmelden', 'projects'],
  [`projects/edit/${project}`, /^Angaben zu/, 'projects'],
  [`assistent/${project}`, /^Assistent: /, 'projects'],
  [`project/${project}/why?part=1`, /./, `project/${project}`],
  [`project/${project}/variants`, /./, `project/${project}`],
  [`project/${project}/ladder`, /./, `project/${project}`],
  [`priceDetails/${project}/why?part=1`, /./, `priceDetails/${project}`],
] as const;

let device: Device;
beforeAll(async () => {
  device = await openInstalled('werkstatt', { height: 500 });
});
afterAll(() => device.close());

const dialog = (page: Page) => page.getByRole('dialog');
const pathOf = (page: Page) => new URL(page.url()).pathname.replace('/de/shop/', '');

it.each(popups)(
  '%s opens over its page by its address; the page stands still, the focus stays inside',
  async (path, heading, under) => {
    const { page } = device;
    await page.goto(`/de/shop/${path}`);
    await dialog(page).getByRole('heading', { name: heading }).first().waitFor();
    const isLocked = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow === 'hidden');
    await expect.poll(isLocked).toBe(true);
    for (let n = 0; n < 4; n++) await page.keyboard.press(n % 2 ? 'Tab' : 'Shift+Tab');
    const holdsFocus = () => dialog(page).evaluate((element) => element.contains(document.activeElement));
    await expect.poll(holdsFocus).toBe(true);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => pathOf(page)).toBe(under);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(isLocked).toBe(false);
  },
);

it('the sign-in lies over the home page', async () => {
  const other = await openDevice();
  try {
    await other.page.goto('/de/shop/login');
    await dialog(other.page).getByRole('heading', { name: 'Anmelden' }).waitFor();
    await other.page.mouse.click(5, 5);
    await dialog(other.page).waitFor({ state: 'detached' });
    await expect.poll(() => pathOf(other.page)).toBe('/de/home');
  } finally {
    await other.close();
  }
});

it('closing a popup leaves nothing of it behind the page', async () => {
  const { page } = device;
  await page.goto('/de/shop/projects');
  await page.getByRole('link', { name: 'Hallenrahmen Achse A bis C' }).click();
  await page.getByRole('tree').waitFor();
  await page.getByRole('button', { name: /^Projekt netto/ }).click();
  await dialog(page).waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Projekte' }).waitFor();
});

it.each([
  ['projects?size=25&sort=nameAsc&trash=true', 'Papierkorb', ['Name A–Z', '25 je Seite']],
  ['account/orders?finished=true&sort=idAsc', 'Bestellungen', []],
  ['singleParts?sort=nameDesc&size=5', 'Einzelteile', []],
])('what is chosen in %s survives a reload', async (path, heading, shown) => {
  const { page } = device;
  await page.goto(`/de/shop/${path}`);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  expect(page.url()).toContain(path);
  for (const words of shown) await page.getByRole('button', { name: words }).first().waitFor();
});

it('a sign-out that is under way is not called off', async () => {
  const { page } = device;
  await page.goto('/de/shop/projects/logout');
  const stay = dialog(page).getByRole('button', { name: 'Angemeldet bleiben' });
  await stay.waitFor();
  await page.evaluate(() => {
    const goesOn = new Promise((done) => addEventListener('go on', done, { once: true }));
    void navigator.locks.request('knotenblech-leaving', () => goesOn);
  });
  await dialog(page).getByRole('button', { name: 'Abmelden', exact: true }).click();
  await expect.poll(() => stay.isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  expect(await stay.isVisible()).toBe(true);
  await page.evaluate(() => dispatchEvent(new Event('go on')));
  await page.waitForURL(/\/de\/home/);
});
