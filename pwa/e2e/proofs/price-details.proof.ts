import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProject, signIn, waitUntilInstalled } from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';

let device: Device;
beforeAll(async () => {
  device = await openDevice();
  await signIn(device.page, 'werkstatt');
});
afterAll(() => device.close());

const project = 'Winkel, Pfosten und Flachstahl';
const cents = (text: string) => Number((text.match(/[\d.]+,\d\d/)?.[0] ?? 'none').replace(/[.,]/g, ''));

it('the summary of the price leads to every detail of it', async () => {
  const { page } = device;
  await openProject(page, project);
  const bar = page.getByRole('button', { name: /Projekt netto/ });
  const shown = cents(await bar.innerText());
  await bar.click();
  await page.getByRole('link', { name: 'Alle Einzelheiten' }).click();
  await page.getByRole('heading', { name: `Preis: ${project}` }).waitFor();
  await page.waitForURL(/\/de\/shop\/priceDetails\//);
  expect(cents(await page.getByText('Projekt netto').locator('..').innerText())).toBe(shown);
  for (const name of ['Projekt', 'Preis netto', 'Zuschläge des Projekts', 'Versand']) {
    await page.getByRole('region', { name, exact: true }).waitFor();
  }
  await page.getByRole('row', { name: /Geländerpfosten.*WF-309/ }).waitFor();
});

it('the sums of the tables and the charges are together the price', async () => {
  const { page } = device;
  const sums = await page.getByRole('row', { name: /^Summe/ }).allInnerTexts();
  const charges = await page.getByRole('region', { name: 'Zuschläge des Projekts' }).innerText();
  const total = cents(await page.getByText('Projekt netto').locator('..').innerText());
  const [chargeSum] = charges.match(/Summe\s+[\d.]+,\d\d/) ?? ['0,00'];
  expect(sums.reduce((sum, text) => sum + cents(text), 0) + cents(chargeSum)).toBe(total);
});

it('why a part costs what it costs adds up; back closes it, and its address opens it again', async () => {
  const { page } = device;
  await page
    .getByRole('row', { name: /Geländerpfosten/ })
    .getByRole('link')
    .click();
  const panel = page.getByRole('dialog', { name: /Warum dieser Preis/ });
  await panel
    .getByText(/min × .* €\/h ÷ 60/)
    .first()
    .waitFor();
  await panel
    .getByText(/kg × .* €\/kg/)
    .first()
    .waitFor();
  const rows = await panel.getByRole('row').allInnerTexts();
  const figureOf = (name: RegExp) => rows.find((row) => name.test(row))?.match(/[\d.]+,\d+(?!.*\d,)/)?.[0] ?? '';
  expect(cents(figureOf(/^Stückpreis ohne Rüsten der Position, gerundet/))).toBe(
    Math.round(Number(figureOf(/^Summe der Zeilen/).replace(',', '.')) * 100),
  );
  const address = page.url();
  await page.goBack();
  await panel.waitFor({ state: 'detached' });
  await page.goto(address);
  await panel.waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => !url.pathname.endsWith('/why'));
});

it('sums alone have a page of their own', async () => {
  const { page } = device;
  const total = await page.getByText('Projekt netto').locator('..').innerText();
  await page.getByRole('link', { name: 'Nur Summen' }).click();
  await page.waitForURL(/simplePriceDetails/);
  expect(cents(await page.getByText('Projekt netto').locator('..').innerText())).toBe(cents(total));
  await expect.poll(() => page.getByRole('row').count()).toBe(0);
});

it('a variant that is chosen costs what it said, and can be taken back', async () => {
  const { page } = device;
  await openProject(page, project);
  await page.getByRole('treeitem', { name: /Geländerpfosten/ }).click();
  await page.getByRole('link', { name: 'Menge und Oberfläche vergleichen' }).click();
  const ladder = page.getByRole('dialog', { name: /Varianten/ });
  await ladder.getByRole('columnheader', { name: /^25/ }).waitFor();
  const column = await ladder.getByRole('columnheader').allInnerTexts();
  const row = ladder.getByRole('row', { name: /^feuerverzinkt/ });
  const cell = row.getByRole('cell').nth(column.findIndex((name) => name.startsWith('25')) - 1);
  const position = (await cell.innerText()).split('\n').at(-1) ?? '';
  await cell.getByRole('button').click();
  await expect.poll(() => cell.getByRole('button').getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: 'Preis netto' }).getByText(position.replace(' €', '')).waitFor();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect.poll(() => page.getByRole('textbox', { name: /Menge/ }).inputValue()).not.toBe('25');
});

it('both price screens have no accessibility findings', async () => {
  const { page } = device;
  for (const path of ['priceDetails', 'simplePriceDetails']) {
    await page.goto(page.url().replace(/\/shop\/[^/]+\/([0-9a-f-]{36}).*/, `/shop/${path}/$1`));
    await page.getByText('Projekt netto').waitFor();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
});

it('without a network the details open from what lies on the device', async () => {
  const { page } = device;
  await waitUntilInstalled(page);
  const address = page.url().replace('simplePriceDetails', 'priceDetails');
  await device.setOffline(true);
  await page.goto(address);
  await page.getByRole('row', { name: /Geländerpfosten.*WF-309/ }).waitFor();
  await device.setOffline(false);
});

it('who sees no prices finds the same page without an amount', async () => {
  const reader = await openDevice();
  const { page } = reader;
  await signIn(page, 'leser');
  await page.goto(device.page.url());
  await page.getByRole('heading', { name: 'Kein Preis sichtbar' }).waitFor();
  expect(await page.locator('main').innerText()).not.toContain('€');
  await page.goto(device.page.url().replace('priceDetails', 'simplePriceDetails'));
  await page.getByRole('heading', { name: 'Kein Preis sichtbar' }).waitFor();
  expect(await page.locator('main').innerText()).not.toContain('€');
  await reader.close();
});
