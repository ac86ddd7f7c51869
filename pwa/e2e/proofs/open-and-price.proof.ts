import { afterAll, beforeAll, expect, it } from 'vitest';
import { dropFile, openProject, signIn } from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';
import { moreButton, shownQuantity } from '../shop/part-quantity.ts';

let device: Device;
beforeAll(async () => {
  device = await openDevice();
});
afterAll(() => device.close());

/** The first amount in a text, in cents; a change shown beside it does not count. */
const cents = (text: string) => Number((text.match(/[\d.]+,\d\d/)?.[0] ?? 'none').replace(/[.,]/g, ''));
const projectCents = async () => cents(await device.page.getByRole('button', { name: /Projekt netto/ }).innerText());

it('the home page tells what this is and leads to signing in', async () => {
  const { page } = device;
  await page.goto('/');
  await page.waitForURL(/\/de\/home$/);
  await page.getByRole('heading', { name: 'Stahlteile nach Maß für den Holzbau' }).waitFor();
  await page.getByRole('link', { name: 'Anmelden' }).first().click();
  await page.getByRole('dialog').waitFor();
});

it('a part is drawn in seven views', async () => {
  const { page } = device;
  await signIn(page, 'werkstatt');
  await openProject(page, 'Winkel, Pfosten und Flachstahl');
  await page.getByRole('treeitem', { name: /Konsolwinkel/ }).click();
  const drawing = page.getByRole('region', { name: 'Zeichnung' });
  const paths = new Set<string>();
  for (const view of ['Räumlich', 'Oben', 'Unten', 'Links', 'Rechts', 'Vorn', 'Hinten']) {
    await drawing.getByText(view, { exact: true }).click();
    await drawing.getByRole('img', { name: new RegExp(`Ansicht ${view}$`) }).waitFor();
    paths.add(await drawing.locator('svg').last().innerHTML());
  }
  expect(paths.size).toBeGreaterThan(4);
});

it('a selected part is deselected by a second click, and the back button goes to what was selected before', async () => {
  const { page } = device;
  const part = page.getByRole('treeitem', { name: /L 60x60x6/ });
  await part.click();
  await page.waitForURL(/part=4/);
  await part.click();
  await page.waitForURL((url) => !url.search.includes('part='));
  await page.goBack();
  await page.waitForURL(/part=4/);
});

it('the End key goes to the end of a quantity, not to the largest there is', async () => {
  const { page } = device;
  await moreButton(page).waitFor();
  const before = await shownQuantity(page);
  const field = page.getByRole('textbox', { name: /Menge/ });
  await field.press('End');
  await field.press('Home');
  await field.press('Enter');
  expect(await shownQuantity(page)).toBe(before);
});

it('the price follows a surface', async () => {
  const { page } = device;
  const project = await projectCents();
  await page.getByRole('button', { name: /Oberfläche$/ }).click();
  await page.getByRole('option', { name: /^roh/ }).click();
  await expect.poll(projectCents).toBeLessThan(project);
});

it('a file with timber is read on the device; the user takes a part as steel', async () => {
  const { page } = device;
  await page.goto('/de/shop/projects');
  await dropFile(page, 'btlx-public/compas-timber-model-test.btlx');
  const row = page.getByRole('link', { name: /compas.timber/i }).first();
  await row.waitFor();
  await row.click();
  await page.getByRole('link', { name: 'Einlesebericht' }).first().click();
  await page.getByRole('radio', { name: /Beim Einlesen ausgelassen/ }).waitFor();
  await page.getByRole('button', { name: 'Alle als Stahl übernehmen' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Projekte', exact: true }).click();
  const found = page.getByRole('list', { name: 'Schritte für compas-timber-model-test.btlx' });
  await found.getByText('30 Positionen aus Stahl').waitFor();
  expect(await found.getByText('ausgelassen').count()).toBe(0);
  await page.getByRole('link', { name: 'Projekt öffnen' }).click();
  await page.getByRole('button', { name: /Später/ }).click();
  await page
    .getByRole('treeitem', { name: /^1 × Beam.*kg/ })
    .first()
    .click();
  await page.getByText('1.447,08').first().waitFor();
  await page
    .getByText(/auf Anfrage/i)
    .first()
    .waitFor();
});

it.each([
  ['kein-btlx.btlx', 'Das ist kein BTLx.', /Dieses Format lesen wir nicht.*Wählen Sie beim Export BTLx, STWX, NC1/s],
  ['kaputt.btlx', '<?xml version="1.0"?><BTLx Version="2.0.0"><Project Name="x"><Parts></BTLx>', /Zeile/],
  ['bombe.btlx', '<?xml version="1.0"?><!DOCTYPE b [<!ENTITY a "a">]><BTLx Version="2.0.0"/>', /DOCTYPE|Dokumenttyp/],
  [
    'null.btlx',
    '<BTLx Version="2.0.0"><Project Name="x"><Parts><Part Length="0" Width="10" Height="10"/></Parts></Project></BTLx>',
    /Zeile 1/,
  ],
  [
    'nan.btlx',
    '<BTLx Version="2.0.0"><Project Name="x"><Parts><Part Length="NaN" Width="10" Height="10"/></Parts></Project></BTLx>',
    /NaN/,
  ],
])('%s is refused in words that say what, where and what to do', async (name, text, words) => {
  const { page } = device;
  await page.goto('/de/shop/projects');
  await dropFile(page, { name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });
  const alert = page.getByRole('alert').filter({ hasText: words });
  await alert.waitFor();
  expect(await page.getByRole('link', { name: name.replace('.btlx', '') }).count()).toBe(0);
});
