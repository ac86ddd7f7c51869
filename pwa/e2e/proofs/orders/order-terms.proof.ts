import type { CatalogPack } from '@knotenblech/shared/catalogue/catalog-pack.record.ts';
import { readOperator, seedOperator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import { catalogSpace } from '@knotenblech/shared/records/space.ts';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { todayAtShop } from '../../../src/sync/site/site.ts';
import {
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
import { payloadClient } from '../payloads/payload-client.ts';

const projectName = 'Winkel, Pfosten und Flachstahl';
const [before, after] = [seedOperator().termsVersion, '2027-01'];
let device: Device;
beforeAll(async () => {
  device = await openDevice();
});
afterAll(() => device.close());

/** The operator's terms of business are another version, on the server too. */
const termsBecome = async (termsVersion: string) => {
  const { url } = await ownShop();
  const admin = await payloadClient(url, 'admin', new Map());
  const data = { ...seedOperator(), termsVersion };
  await admin.ask('POST', '/admin/baseData/operator', { data, validFrom: todayAtShop(new Date()), source: 'Anwalt' });
  const held = async () =>
    readOperator((await admin.rowsOf(catalogSpace)).map((row) => row.data as unknown as CatalogPack)).termsVersion;
  await expect.poll(held).toBe(termsVersion);
};

const holdsUpdatesBack = (page: Page) =>
  page.evaluate(async () => (await navigator.locks.query()).held?.some(({ name }) => name === 'open-edit'));
const orders = async () => (await openServerView('chef')).orders();

it('an order that waited while the terms of business became others is not made until its buyer agrees to those, and then once', async () => {
  const { page } = device;
  await signIn(page, 'werkstatt');
  await openProject(page, projectName);
  await putInBasket(page);
  await goToLastOrderStep(page);
  await page.getByText(`Fassung ${before}: Allgemeine Geschäftsbedingungen lesen`).waitFor();
  await waitForSyncState(page, 'aktuell');
  const count = (await orders()).length;
  await waitUntilInstalled(page);
  await device.setOffline(true);
  await orderWithConsent(page);
  await page.waitForURL(/process-order/);
  await termsBecome(after);
  await device.setOffline(false);

  await page.getByText('Die Geschäftsbedingungen haben sich geändert – es ist nichts bestellt').waitFor();
  await page.reload();
  await page.getByText(`Zugestimmt hatten Sie der Fassung ${before}. Jetzt gilt die Fassung ${after}.`).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const button = page.getByRole('button', { name: 'So zahlungspflichtig bestellen' });
  await setChecked(page.getByRole('checkbox', { name: /Allgemeinen Geschäftsbedingungen/ }));
  expect(await button.isDisabled()).toBe(true);
  await expect.poll(() => holdsUpdatesBack(page)).toBe(true);
  const [terms] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Allgemeine Geschäftsbedingungen lesen' }).click(),
  ]);
  await terms.getByText(`Fassung ${after}.`).waitFor();
  await terms.close();
  expect((await orders()).length).toBe(count);

  await setChecked(page.getByRole('checkbox', { name: /Lieferbedingungen/ }));
  await button.click();
  await page.waitForURL(/order-completed/);
  const made = (await orders()).slice(count);
  expect(made.map(({ termsVersion }) => termsVersion)).toEqual([after]);
});
