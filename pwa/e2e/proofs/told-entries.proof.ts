import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dropFile, logIn, openProject, sampleAs, signIn } from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';
import { addPiece, frameName, openHeadPlate } from '../shop/part-quantity.ts';

let customer: Device;
let admin: Device;
beforeAll(async () => {
  [customer, admin] = await Promise.all([openDevice(), openDevice()]);
  await signIn(customer.page, 'werkstatt');
  await logIn(admin.page, 'admin');
});
afterAll(() => Promise.all([customer.close(), admin.close()]));

/** As every window of the browser hears it before it loads anew. */
const isEntering = (page: Page) =>
  page.evaluate(async () => ((await navigator.locks.query()).held ?? []).some(({ name }) => name === 'open-edit'));
const expectEntering = (page: Page, is: boolean) => expect.poll(() => isEntering(page)).toBe(is);

it('a text that is typed into a popup is being entered, until it is as before', async () => {
  const { page } = customer;
  await openProject(page, 'Knotenplatten Halle Nord');
  await page.getByRole('button', { name: 'Preis anfragen' }).click();
  await expectEntering(page, false);
  await page.getByLabel('Bemerkung für uns').fill('Bitte bis Montag');
  await expectEntering(page, true);
  await page.getByLabel('Bemerkung für uns').fill('');
  await expectEntering(page, false);
});

it('a number is being entered until it is left; then it is saved', async () => {
  const { page } = customer;
  await openHeadPlate(page);
  const quantity = page.getByRole('textbox', { name: /Menge/ });
  await quantity.fill('7');
  await expectEntering(page, true);
  await quantity.blur();
  await expectEntering(page, false);
  expect(await addPiece(page)).toBe(8);
  await expectEntering(page, false);
});

it('a text that saves itself is being entered until it is saved', async () => {
  const { page } = customer;
  await openProject(page, frameName);
  const comment = page.getByRole('textbox', { name: 'Kommentar' });
  await comment.fill('Bitte gratfrei ');
  await expectEntering(page, true);
  await comment.blur();
  await expectEntering(page, false);
});

it('what is searched for is not being entered', async () => {
  const { page } = customer;
  await page.getByRole('searchbox', { name: 'Projekte durchsuchen' }).first().fill('Halle');
  await page.waitForURL(/words=/);
  await expectEntering(page, false);
});

it('files that were chosen are being entered until they are left out', async () => {
  const { page } = customer;
  await page.goto('/de/shop/createProject');
  await dropFile(page, sampleAs('knotenplatten.btlx', 'Gewählt'));
  await expectEntering(page, true);
  await page.getByRole('button', { name: /weglassen$/ }).click();
  await expectEntering(page, false);
});

it('a row of base data in work is being entered until it is given up', async () => {
  const { page } = admin;
  await page.goto('/de/shop/adminBaseData');
  await page.getByRole('button', { name: 'Neue Zeile' }).click();
  await expectEntering(page, true);
  const bar = page.getByRole('region', { name: 'Änderungen speichern' });
  await bar.getByRole('button', { name: 'Verwerfen' }).click();
  await expectEntering(page, false);
});
