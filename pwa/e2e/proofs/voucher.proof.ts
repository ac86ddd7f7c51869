import type { OrderAmounts } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  chooseDelivery,
  openProject,
  orderWithConsent,
  putInBasket,
  shownTotal,
  signIn,
  waitForSyncState,
  waitUntilInstalled,
} from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';
import { openServerView } from '../shop/server-view.ts';

let device: Device;
beforeAll(async () => {
  device = await openDevice();
});
afterAll(() => device.close());

const goToDelivery = async (page: Page) => {
  await page.goto('/de/shop/basket');
  await page.getByRole('link', { name: 'Weiter: Adressen' }).click();
  await page.getByRole('button', { name: 'Weiter: Fertigung und Lieferung' }).click();
  await page.getByLabel('Gutscheincode (freiwillig)').waitFor();
};
const goOnToLastStep = async (page: Page) => {
  await chooseDelivery(page);
  await page.getByRole('button', { name: 'Weiter: Zahlung' }).click();
  await page.getByRole('button', { name: 'Weiter: Prüfen' }).click();
  await page.getByRole('heading', { name: 'Prüfen und bestellen' }).waitFor();
};
const enterCode = async (page: Page, code: string) => {
  await page.getByLabel('Gutscheincode (freiwillig)').fill(code);
  await page.keyboard.press('Enter');
};
const ordersWithAmounts = async () => {
  const server = await openServerView('werkstatt');
  const amounts = (await server.amounts()) as unknown as OrderAmounts[];
  return { orders: await server.orders(), amounts };
};

it('a code nobody knows is told in a popup with its reason, and the field is empty', async () => {
  const { page } = device;
  await signIn(page, 'werkstatt');
  await openProject(page, 'Winkel, Pfosten und Flachstahl');
  await putInBasket(page);
  await goToDelivery(page);
  await enterCode(page, 'gibtsnicht');
  const popup = page.getByRole('dialog', { name: 'Gutschein ungültig' });
  await popup.getByText('Gutscheincode ist nicht gültig').waitFor();
  await popup.getByRole('button', { name: 'Verstanden' }).click();
  await expect.poll(() => page.getByLabel('Gutscheincode (freiwillig)').inputValue()).toBe('');
});

it('a valid code in any case is a line of the sum, and the order is accepted at the total shown', async () => {
  const { page } = device;
  await enterCode(page, 'stahl50');
  await page.getByText(/Gutschein STAHL50: [-−]50,00/).waitFor();
  await goOnToLastStep(page);
  await page.getByRole('region', { name: 'Zusammenfassung' }).getByText('STAHL50').waitFor();
  const total = await shownTotal(page);
  await orderWithConsent(page);
  await page.waitForURL(/order-completed/);
  const { orders, amounts } = await ordersWithAmounts();
  expect(orders).toHaveLength(1);
  expect(amounts[0]?.amounts).toMatchObject({ voucherCode: 'STAHL50', voucherCents: -5000 });
  const gross = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 }).format(
    (amounts[0]?.amounts.grossCents ?? 0) / 100,
  );
  expect(gross).toBe(total);
});

it('without a network the code stays in the cart, and the order can be queued without it', async () => {
  const { page } = device;
  await openProject(page, 'Hallenrahmen Achse A bis C');
  await putInBasket(page);
  await waitForSyncState(page, 'aktuell');
  await waitUntilInstalled(page);
  await goToDelivery(page);
  await device.setOffline(true);
  await enterCode(page, 'STAHL50');
  await page.getByText('Keine Antwort erhalten').waitFor();
  await expect.poll(() => page.getByLabel('Gutscheincode (freiwillig)').inputValue()).toBe('STAHL50');
  await goOnToLastStep(page);
  await page.getByText(/Bestellt wird ohne den Gutschein STAHL50/).waitFor();
  await orderWithConsent(page);
  await page.waitForURL(/process-order/);
  await waitForSyncState(page, 'offline');
  await device.setOffline(false);
  await page.waitForURL(/order-completed/, { timeout: 180_000 });
  const { amounts } = await ordersWithAmounts();
  expect(amounts).toHaveLength(2);
  expect(amounts.filter((each) => each.amounts.voucherCode !== undefined)).toHaveLength(1);
});
