import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  goOnToLastOrderStep,
  goToLastOrderStep,
  openProject,
  orderWithConsent,
  putInBasket,
  setChecked,
  signIn,
  waitForSyncState,
  waitUntilInstalled,
} from '../../shop/act.ts';
import { axeFindings } from '../../shop/axe-findings.ts';
import { type Device, openDevice } from '../../shop/device.ts';
import { ownShop } from '../../shop/own-shop.ts';
import { openServerView } from '../../shop/server-view.ts';
import { type PayloadClient, payloadClient } from '../payloads/payload-client.ts';

const projectName = 'Winkel, Pfosten und Flachstahl';
const tooLong = 'Hallenrahmen Achse A bis C';
let device: Device;
let tablet: PayloadClient;
let colleague: PayloadClient;
beforeAll(async () => {
  device = await openDevice();
  const { url } = await ownShop();
  tablet = await payloadClient(url, 'werkstatt', new Map());
  colleague = await payloadClient(url, 'chef', new Map());
  await signIn(device.page, 'werkstatt');
});
afterAll(() => device.close());

const choices = () => device.page.getByRole('radiogroup', { name: 'Lieferung' });
const choice = (name: RegExp) => choices().getByRole('radio', { name });
const chosen = () => choices().getByRole('radio', { checked: true });
const lineOnServer = async () => {
  const rows = await tablet.rowsOf(`u:${tablet.actor.userId}`);
  return rows.find(({ kind }) => kind === 'cartLine')?.data;
};
const setQuantity = async (quantity: number) => {
  await expect.poll(lineOnServer).toBeDefined();
  await tablet.push(['setCartLine', { lineId: (await lineOnServer())?.id, quantity }]);
};

it('of what is too long to be sent no delivery is chosen but by its buyer, and without it the proposal is as before', async () => {
  const { page } = device;
  await openProject(page, projectName);
  await putInBasket(page);
  await openProject(page, tooLong);
  await putInBasket(page);
  await page.goto('/de/shop/basket');
  await page.getByRole('link', { name: 'Weiter: Adressen' }).click();
  await page.getByRole('button', { name: 'Weiter: Fertigung und Lieferung' }).click();
  await page.getByText('Lieferung mit Spedition auf Anfrage').waitFor();
  await page.getByText(/länger als 6\.000\smm\. Abholung ist möglich\./).waitFor();
  expect(await chosen().count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Weiter: Zahlung' }).isDisabled()).toBe(true);
  expect(await axeFindings(page)).toEqual([]);

  await page.goto('/de/shop/basket');
  await page.getByRole('button', { name: `„${tooLong}“ aus dem Warenkorb nehmen` }).click();
  await page.goto('/de/shop/order-step/2');
  await choices().waitFor();
  await expect.poll(() => chosen().count()).toBe(1);
  expect(
    await choice(/^Abholung/)
      .first()
      .isChecked(),
  ).toBe(false);
});

it('who is sent back from the last step reads why, and which of his choices is no longer possible', async () => {
  const { page } = device;
  await setChecked(choice(/^Spedition Express/));
  await goToLastOrderStep(page);
  await page.getByText('Spedition Express', { exact: true }).first().waitFor();
  await setQuantity(3);
  await page.waitForURL(/order-step\/2/);
  await page.getByText('„Spedition Express“ ist nicht mehr möglich').waitFor();
  await page.getByText(/deshalb sind Sie wieder bei diesem Schritt/).waitFor();
  await page
    .getByText(/über 2\.500\skg/)
    .first()
    .waitFor();
  expect(await chosen().count()).toBe(0);
  await setQuantity(1);
  await page.getByText('„Spedition Express“ ist nicht mehr möglich').waitFor({ state: 'detached' });
  expect(await choice(/^Spedition Express/).isChecked()).toBe(true);
});

it('an order of a project that a colleague put into the trash names it and leads there', async () => {
  const { page } = device;
  await page.goto('/de/shop/basket');
  await goOnToLastOrderStep(page);
  await waitForSyncState(page, 'aktuell');
  await waitUntilInstalled(page);
  await device.setOffline(true);
  await orderWithConsent(page);
  await page.waitForURL(/process-order/);
  await page.goto('/de/shop/waiting');
  await page.getByText(`Bestellung mit 1 Projekt: „${projectName}“`).waitFor();
  const project = (await colleague.projects()).find(({ name }) => name === projectName);
  await colleague.push(['trashProject', { projectId: project?.id, trashed: true }]);
  await device.setOffline(false);
  await page.getByRole('link', { name: 'Ansehen' }).click();
  await page.waitForURL(/order-error/);
  await page.getByText(`„${projectName}“ liegt im Papierkorb.`).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await (await openServerView('werkstatt')).orders()).toEqual([]);
  await page.getByRole('link', { name: 'Zum Papierkorb' }).click();
  await page.getByRole('link', { name: projectName }).first().waitFor();
});
