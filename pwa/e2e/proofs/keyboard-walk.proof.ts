import { afterAll, beforeAll, expect, it } from 'vitest';
import { password, sampleAs } from '../shop/act.ts';
import { cutTexts } from '../shop/cut-texts.ts';
import { type Device, openDevice } from '../shop/device.ts';
import { enter, tabTo } from '../shop/keyboard.ts';

let device: Device;
beforeAll(async () => {
  device = await openDevice();
});
afterAll(() => device.close());

it('from the sign-in over a file to an order nothing needs a mouse, and the focus is seen at every stop', async () => {
  const { page } = device;
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await page.goto('/de/shop/login');
  await tabTo(page, page.getByLabel('Benutzername oder E-Mail'));
  await page.keyboard.type('werkstatt');
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /^Guten Tag/ }).waitFor();

  await enter(page, page.getByRole('link', { name: 'Projekte', exact: true }).filter({ visible: true }));
  await page.getByRole('heading', { level: 1, name: 'Projekte', exact: true }).waitFor();
  const chooser = page.waitForEvent('filechooser');
  await enter(page, button(/Datei wählen|Projekt anlegen/));
  await (await chooser).setFiles(sampleAs('winkel-rhs-flach.btlx', 'Ohne Maus'));
  await enter(page, page.getByRole('link', { name: 'Projekt öffnen' }));
  const proposals = button('Alle Vorschläge übernehmen');
  await page.getByRole('tree').or(proposals).first().waitFor();
  if (await proposals.isVisible()) await enter(page, proposals);

  const tree = page.getByRole('tree');
  await tabTo(page, tree);
  const current = () => tree.getAttribute('aria-activedescendant');
  const first = await current();
  await page.keyboard.press('ArrowDown');
  await expect.poll(current).not.toBe(first);
  await enter(page, button('In den Warenkorb'));
  await page
    .getByText(/liegt im Warenkorb/)
    .first()
    .waitFor();
  await enter(page, page.getByRole('link', { name: /^Warenkorb/ }).filter({ visible: true }));
  await enter(page, page.getByRole('link', { name: 'Weiter: Adressen' }));
  await enter(page, button('Weiter: Fertigung und Lieferung'));
  await enter(page, button('Weiter: Zahlung'));
  await enter(page, button('Weiter: Prüfen'));
  for (const consent of [/Allgemeinen Geschäftsbedingungen/, /Lieferbedingungen/]) {
    await tabTo(page, page.getByRole('checkbox', { name: consent }));
    await page.keyboard.press('Space');
  }
  await enter(page, button('Zahlungspflichtig bestellen'));
  await page.waitForURL(/order-completed/);
  await page.getByText(/Bestellnummer \d+/).waitFor();
});

it('a popup takes the focus, keeps it, and gives it back to what opened it', async () => {
  const { page } = device;
  await page.goto('/de/shop/account/user');
  const opener = page.getByRole('link', { name: 'Passwort ändern' });
  await enter(page, opener);
  const popup = page.getByRole('dialog');
  await popup.waitFor();
  for (let stop = 0; stop < 12; stop += 1) {
    expect(
      await popup.evaluate((box) => box.contains(document.activeElement) || document.activeElement === document.body),
    ).toBe(true);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });
  await expect.poll(() => opener.evaluate((link) => link === document.activeElement)).toBe(true);
});

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
