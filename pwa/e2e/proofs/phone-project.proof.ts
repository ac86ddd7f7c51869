import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProject } from '../shop/act.ts';
import { axeFindings } from '../shop/axe-findings.ts';
import { type Device, openInstalled } from '../shop/device.ts';

let phone: Device;
beforeAll(async () => {
  phone = await openInstalled('werkstatt', { width: 390, height: 844 });
});
afterAll(() => phone.close());

const target = 48;

it('on a phone the menu of a project leads to its assistant and to what was read from its file', async () => {
  const { page } = phone;
  await openProject(page, 'Hallenrahmen Achse A bis C');
  const menu = page.getByRole('button', { name: 'Mehr zum Projekt' });
  const { width = 0, height = 0 } = (await menu.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(target);
  await menu.click();
  const entry = page.getByRole('menuitem').first();
  await expect.poll(async () => (await entry.boundingBox())?.height).toBeGreaterThanOrEqual(target);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('menuitem', { name: 'Einlesebericht' }).click();
  await page.getByRole('heading', { level: 1, name: 'Einlesebericht' }).waitFor();
  await page.goBack();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Assistent' }).click();
  await page
    .getByRole('dialog')
    .getByRole('heading', { name: /^Assistent: / })
    .waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('tree').waitFor();
});

it('on a phone what is to be decided scrolls away above the project, which keeps its room', async () => {
  const { page } = phone;
  await openProject(page, 'Knotenplatten Halle Nord');
  await page.getByText('Preis auf Anfrage').first().waitFor();
  await page.setViewportSize({ width: 390, height: 500 });
  const tree = page.getByRole('tree');
  const heightOf = async () => (await tree.boundingBox())?.height ?? 0;
  await expect.poll(heightOf).toBeGreaterThanOrEqual(5 * target - 8);
  await tree.getByRole('treeitem').nth(1).scrollIntoViewIfNeeded();
  await tree.getByRole('treeitem').nth(1).click();
  await page.getByRole('button', { name: 'In den Warenkorb' }).or(page.getByRole('contentinfo')).first().waitFor();
});
