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

/** Runs in a page: faster than anything between two letters. */
const typeAtOnce = (_: Element, words: string) => {
  for (const letter of words) document.execCommand('insertText', false, letter);
};

it('arrow keys lead along the rows of a list, Enter opens one, back returns to it, and a slash leads into the search', async () => {
  const { page } = device;
  await page.goto('/de/shop/projects');
  const rows = page.locator('main [data-rows] > li');
  const link = (n: number) => rows.nth(n).getByRole('link').first();
  await rows.nth(2).waitFor();
  for (const [key, n] of [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['ArrowDown', 2],
    ['ArrowUp', 1],
    ['Home', 0],
    ['End', -1],
    ['Home', 0],
    ['ArrowDown', 1],
  ] as const) {
    await page.keyboard.press(key);
    await untilFocused(link(n));
  }
  await page.keyboard.press('Enter');
  await page.getByRole('tree').waitFor();
  await page.goBack();
  await untilFocused(link(1));
  await page.keyboard.press('/');
  const search = page.locator('[type="search"]').filter({ visible: true });
  await untilFocused(search);
  await page.keyboard.press('/');
  await expect.poll(() => search.inputValue()).toBe('/');
  await search.evaluate(typeAtOnce, 'Halle');
  await expect.poll(() => search.inputValue()).toBe('/Halle');
  await page.keyboard.press('ArrowDown');
  await untilFocused(search);
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

it('without a network a step of the price ladder sets the quantity by keyboard, says why, and its toast takes it back', async () => {
  const { page } = device;
  await page.goto(`/de/shop/project/${project}?assembly=1`);
  const opener = page.getByRole('link', { name: 'Preis nach Menge' });
  await opener.waitFor();
  await device.setOffline(true);
  await enter(page, opener);
  const step = (quantity: number) => dialog(page).getByRole('button', { name: new RegExp(`^${quantity} Stück`) });
  await expect.poll(() => step(6).getAttribute('aria-pressed')).toBe('true');
  // The popup itself has the focus at first, and again when the button of a toast goes with it.
  const goOnTo = async (wanted: Locator) => {
    await page.keyboard.press('Tab');
    await enter(page, wanted);
  };
  const together = async (quantity: number) => /zusammen ([\d.,]+)/.exec(await step(quantity).innerText())?.[1] ?? '-';
  const [shown, asked] = [await together(6), await together(10)];
  await dialog(page).getByRole('definition').first().waitFor();
  await goOnTo(step(10));
  await expect.poll(() => step(10).getAttribute('aria-pressed')).toBe('true');
  await goOnTo(dialog(page).getByRole('button', { name: 'Rückgängig' }));
  await expect.poll(() => step(6).getAttribute('aria-pressed')).toBe('true');
  await goOnTo(step(10));
  await expect.poll(() => step(10).getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Escape');
  await untilClosed(page);
  const price = page.getByRole('region', { name: 'Im ganzen Projekt' });
  await expect.poll(() => price.innerText()).toContain(asked);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect.poll(() => price.innerText()).toContain(shown);
  await device.setOffline(false);
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

const screen = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;

it('a project is looked at over its list, which stays as it was; the focus returns to its row', async () => {
  const { page } = device;
  await page.setViewportSize(screen.desk);
  await page.goto('/de/shop/projects?size=25');
  const row = page.locator('main').getByRole('link', { name: 'Hallenrahmen Achse A bis C' });
  await row.waitFor();
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => dialog(page).getByRole('button', { name: 'Schließen', exact: true }).click(),
    () => page.mouse.click(5, 250),
  ];
  for (const close of ways) {
    await row.focus();
    await page.keyboard.press('Space');
    await dialog(page).getByRole('tree').waitFor();
    await dialog(page).getByRole('heading', { level: 2, name: 'Hallenrahmen Achse A bis C' }).first().waitFor();
    expect(await page.locator('main').count()).toBe(1);
    await dialog(page).getByRole('treeitem').nth(1).click();
    await page.waitForURL(/details\/.*(part|assembly)=/);
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press('Tab');
      await untilFocusInside(page);
    }
    await close();
    await untilClosed(page);
    await expect.poll(() => pathOf(page)).toBe('projects');
    expect(new URL(page.url()).search).toBe('?size=25');
    await untilFocused(row);
  }
});

it('what lies over the details gives way to them, and they to the list; they open in full as a page', async () => {
  const { page } = device;
  await page.goto('/de/shop/projects');
  await page.getByRole('button', { name: 'Mehr zu Hallenrahmen Achse A bis C' }).click();
  await page.getByRole('menuitem', { name: 'Ansehen' }).click();
  const tree = dialog(page).getByRole('tree');
  await tree.waitFor();
  await dialog(page)
    .getByRole('button', { name: /^Projekt netto/ })
    .click();
  await dialog(page).getByRole('heading', { name: 'Preis des Projekts' }).waitFor();
  await page.keyboard.press('Escape');
  await tree.waitFor();
  await dialog(page).getByRole('link', { name: 'Ganz öffnen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Hallenrahmen Achse A bis C' }).waitFor();
  expect(pathOf(page)).toBe(`project/${project}`);
  await page.goBack();
  await tree.waitFor();
  await page.goBack();
  await untilClosed(page);
  expect(pathOf(page)).toBe('projects');
});

it('the price in a row opens the price alone over the list, with what it is the price of', async () => {
  const { page } = device;
  await page.goto('/de/shop/projects');
  const opener = page
    .locator('main li')
    .filter({ hasText: 'Hallenrahmen Achse A bis C' })
    .getByRole('link', { name: /^Preis ansehen/ });
  await opener.click();
  await dialog(page).getByRole('heading', { name: 'Preis des Projekts' }).waitFor();
  await dialog(page).getByText('nicht geschweißt').waitFor();
  expect(pathOf(page)).toBe(`details/${project}/price`);
  await page.keyboard.press('Escape');
  await untilClosed(page);
  expect(pathOf(page)).toBe('projects');
  await untilFocused(opener);
});

it.each([
  ['', 'Hallenrahmen Achse A bis C', `project/${project}`],
  ['/price', 'Preis des Projekts', `priceDetails/${project}`],
])('the address details/…%s opens over the list, and on a phone as a page', async (below, heading, asPage) => {
  const { page } = device;
  await page.setViewportSize(screen.desk);
  await page.goto(`/de/shop/details/${project}${below}`);
  await dialog(page).getByRole('heading', { name: heading }).first().waitFor();
  expect(await page.locator('main').getByText('Knotenplatten Halle Nord').count()).toBe(1);
  await page.keyboard.press('Escape');
  await untilClosed(page);
  await expect.poll(() => pathOf(page)).toBe('projects');
  await page.setViewportSize(screen.phone);
  await page.goto(`/de/shop/details/${project}${below}`);
  await expect.poll(() => pathOf(page)).toBe(asPage);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await dialog(page).count()).toBe(0);
  await page.setViewportSize(screen.desk);
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

it('what is said of a project looked at over its list is read there', async () => {
  const { page } = device;
  await page.goto('/de/shop/projects');
  await page.getByRole('link', { name: 'Hallenrahmen Achse A bis C' }).first().press(' ');
  await dialog(page).getByRole('button', { name: 'In den Warenkorb' }).click();
  await dialog(page).getByText('„Hallenrahmen Achse A bis C“ liegt im Warenkorb').waitFor();
});
