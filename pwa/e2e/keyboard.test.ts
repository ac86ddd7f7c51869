import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProject } from './shop/act.ts';
import { type Device, openInstalled } from './shop/device.ts';
import { smallFile } from './shop/dropped-files.ts';
import { enter, tabTo } from './shop/keyboard.ts';
import { openServerView } from './shop/server-view.ts';

const project = '0199d000-0000-7000-8000-000000000302';
let device: Device;
beforeAll(async () => {
  device = await openInstalled('werkstatt');
});
afterAll(() => device?.close());

const dialog = (page: Page) => page.getByRole('dialog');
const pathOf = (page: Page) => new URL(page.url()).pathname.replace('/de/shop/', '');
const untilFocused = (wanted: Locator) =>
  expect.poll(() => wanted.evaluate((element) => element === document.activeElement)).toBe(true);
const untilFocusInside = (page: Page) =>
  expect.poll(() => dialog(page).evaluate((box) => box.contains(document.activeElement))).toBe(true);
const untilClosed = (page: Page) => dialog(page).waitFor({ state: 'detached' });

const button = (name: string | RegExp) => device.page.getByRole('button', { name });

it('from a file into the basket nothing needs a mouse, and the focus is seen at every stop', async () => {
  const { page } = device;
  const chooser = page.waitForEvent('filechooser');
  await enter(page, button(/Datei wählen|Projekt anlegen/));
  await (await chooser).setFiles(smallFile('Ohne Maus'));
  await enter(page, page.getByRole('link', { name: 'Projekt öffnen' }));
  const proposals = button('Alle Vorschläge übernehmen');
  const tree = page.getByRole('tree');
  await tree.or(proposals).first().waitFor();
  if (await proposals.isVisible()) await enter(page, proposals);

  await tabTo(page, tree);
  const current = () => tree.getAttribute('aria-activedescendant');
  const first = await current();
  await page.keyboard.press('ArrowDown');
  await expect.poll(current).not.toBe(first);
  await enter(page, button('In den Warenkorb'));
  await enter(page, page.getByRole('link', { name: 'Warenkorb, 1 Stück' }).filter({ visible: true }));
  await page.waitForURL(/basket$/);
});

it('nor from the basket to the order', async () => {
  const { page } = device;
  await enter(page, page.getByRole('link', { name: 'Weiter: Adressen' }));
  await enter(page, button('Weiter: Fertigung und Lieferung'));
  await enter(page, button('Weiter: Zahlung'));
  await enter(page, button('Weiter: Prüfen'));
  for (const consent of [/Allgemeinen Geschäftsbedingungen/, /Lieferbedingungen/]) {
    const box = page.getByRole('checkbox', { name: consent });
    await tabTo(page, box);
    await page.keyboard.press('Space');
    await expect.poll(() => box.isChecked()).toBe(true);
  }
  await enter(page, button('Zahlungspflichtig bestellen'));
  await page.waitForURL(/order-completed/);
  expect(await (await openServerView('werkstatt')).orders()).toHaveLength(1);
});

it('a popup takes the focus, keeps it, and gives it back to what opened it', async () => {
  const { page } = device;
  await page.goto('/de/shop/account/user');
  const opener = page.getByRole('link', { name: 'Passwort ändern' });
  await enter(page, opener);
  await dialog(page).waitFor();
  const isInside = () =>
    dialog(page).evaluate((box) => box.contains(document.activeElement) || document.activeElement === document.body);
  await untilFocusInside(page);
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press(stop < 8 ? 'Tab' : 'Shift+Tab');
    expect(await isInside()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await untilClosed(page);
  await untilFocused(opener);
});

it.each([
  [`project/${project}/price`, 'Preis', `project/${project}`],
  ['account/addresses/edit/new', 'Neue Adresse', 'account/addresses'],
] as const)('the address of the popup %s opens it over its page, which stands still', async (path, heading, under) => {
  const { page } = device;
  await page.goto(`/de/shop/${path}`);
  await dialog(page).getByRole('heading', { name: heading }).first().waitFor();
  const isLocked = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow === 'hidden');
  await expect.poll(isLocked).toBe(true);
  await page.keyboard.press('Escape');
  await untilClosed(page);
  await expect.poll(() => pathOf(page)).toBe(under);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(isLocked).toBe(false);
});

it('a popup opened from its page is closed by back, by its cross and by the ground beside it; the focus returns', async () => {
  const { page } = device;
  await page.goto('/de/shop/projects?size=25');
  const menu = page.getByRole('button', { name: 'Mehr zu Hallenrahmen Achse A bis C' });
  const ways = [
    () => page.goBack(),
    () => dialog(page).getByRole('button', { name: 'Schließen' }).click(),
    () => page.mouse.click(5, 250),
  ];
  for (const close of ways) {
    await menu.click();
    await page.getByRole('menuitem', { name: 'Angaben ändern' }).click();
    await dialog(page).getByRole('textbox', { name: 'Name des Projekts' }).waitFor();
    await close();
    await untilClosed(page);
    expect(pathOf(page)).toBe('projects');
    expect(new URL(page.url()).search).toBe('?size=25');
    await untilFocused(menu);
  }
});

it('back closes a dialog that has no address and stays on its page; the next back leaves the page', async () => {
  const { page } = device;
  await openProject(page, 'Knotenplatten Halle Nord');
  const path = pathOf(page);
  const ask = page.getByRole('button', { name: 'Preis anfragen' });
  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape'), () => page.goBack()]) {
    await ask.click();
    await dialog(page).getByRole('textbox').fill('Bitte bis Montag');
    await close();
    await untilClosed(page);
    await untilFocused(ask);
    await expect.poll(() => pathOf(page)).toBe(path);
  }
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Projekte', exact: true }).waitFor();
});

it('what was typed into a popup is not thrown away unasked, neither by Escape nor by the ground nor by back', async () => {
  const { page } = device;
  await page.goto('/de/shop/account/addresses');
  await page.getByRole('link', { name: 'Adresse anlegen' }).click();
  const street = dialog(page).getByRole('textbox', { name: 'Straße und Hausnummer' });
  await street.fill('Werkstraße 7');
  const goOn = page.getByRole('button', { name: 'Weiter bearbeiten' });
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    () => page.evaluate(() => history.back()),
  ];
  for (const leave of ways) {
    await leave();
    await goOn.click();
    await goOn.waitFor({ state: 'detached' });
    await untilFocusInside(page);
    expect(await street.inputValue()).toBe('Werkstraße 7');
    await expect.poll(() => pathOf(page)).toBe('account/addresses/edit/new');
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Eingaben verwerfen' }).click();
  await untilClosed(page);
  expect(pathOf(page)).toBe('account/addresses');
});
