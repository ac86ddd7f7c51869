import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  goToLastOrderStep,
  openProject,
  orderWithConsent,
  putInBasket,
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
let device: Device;
beforeAll(async () => {
  device = await openDevice();
});
afterAll(() => device.close());

const onServer = async () => {
  const view = await openServerView('chef');
  const project = (await view.projects()).find(({ name }) => name === projectName) as unknown as Project;
  return { project, orders: (await view.orders()) as unknown as Order[] };
};

/** A colleague gives the project colour and text, neither of which costs anything. */
const changeMeanwhile = async (ralNumber: string, additionalText: string) => {
  const { url } = await ownShop();
  const colleague = await payloadClient(url, 'chef', new Map());
  const { id: projectId, surface: was } = (await onServer()).project;
  await colleague.push(
    ['setProjectSurface', { projectId, surface: 'POWDER_COATED', ralNumber, was }],
    ['setProjectTexts', { projectId, additionalText }],
  );
};

it('an order of what a colleague changed meanwhile is not made, though it costs the same, until its buyer agrees', async () => {
  const { page } = device;
  await changeMeanwhile('9007', '');
  await signIn(page, 'werkstatt');
  await openProject(page, projectName);
  await putInBasket(page);
  await goToLastOrderStep(page);
  await waitForSyncState(page, 'aktuell');
  const before = (await onServer()).orders.length;
  await waitUntilInstalled(page);
  await device.setOffline(true);
  await orderWithConsent(page);
  await page.waitForURL(/process-order/);
  await changeMeanwhile('7016', 'Bitte gestapelt liefern');
  await device.setOffline(false);

  await page.getByText('Inzwischen wurde etwas geändert – es ist nichts bestellt').waitFor();
  const table = page.getByRole('table', { name: 'Was gezeigt war und was jetzt gilt' });
  await table.getByRole('row', { name: /Oberfläche.*RAL.9007.*RAL.7016/ }).waitFor();
  await table.getByRole('row', { name: /Zusatztext.*leer.*Bitte gestapelt liefern/ }).waitFor();
  await page.reload();
  await table.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect((await onServer()).orders.length).toBe(before);

  await page.getByRole('button', { name: 'So zahlungspflichtig bestellen' }).click();
  await page.waitForURL(/order-completed/);
  expect((await onServer()).orders.length).toBe(before + 1);
});
