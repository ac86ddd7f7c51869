import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestPaypal, type TestPaypal } from '../../sync-server/test/test-paypal.ts';
import { goToLastOrderStep, openProject, orderWithConsent, putInBasket, setChecked } from './shop/act.ts';
import { type Device, openInstalled } from './shop/device.ts';
import { ownShop } from './shop/own-shop.ts';
import { shopOrigin } from './shop/prepared-profiles.ts';
import { openServerView } from './shop/server-view.ts';

let paypal: TestPaypal;
let device: Device;
beforeAll(async () => {
  paypal = await openTestPaypal();
  const { url, clientId, secret } = paypal.settings;
  const settings = { PAYPAL_URL: url, PAYPAL_CLIENT_ID: clientId, PAYPAL_SECRET: secret };
  await ownShop({ ...settings, PUBLIC_URL: shopOrigin });
  device = await openInstalled('werkstatt');
});
afterAll(async () => {
  await device?.close();
  await paypal?.stop();
});

it('an order is paid at PayPal: who has not paid finds the same button, who has reads it, and while it is checked nobody pays twice', async () => {
  const { page } = device;
  await openProject(page, 'Winkel, Pfosten und Flachstahl');
  await putInBasket(page);
  await goToLastOrderStep(page);
  await page.getByRole('link', { name: 'Zahlung', exact: true }).click();
  await setChecked(page.getByRole('radio', { name: /^PayPal/ }));
  await page.getByRole('button', { name: 'Weiter: Prüfen' }).click();
  await orderWithConsent(page);
  await page.waitForURL(/order-completed/);

  const pay = page.getByRole('button', { name: 'Jetzt mit PayPal bezahlen' });
  await pay.click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByText('Abgebrochen, es ist nichts bezahlt.').waitFor();
  expect(new URL(page.url()).search).toBe('');

  paypal.next.captureStatus = 'PENDING';
  await pay.click();
  await page.getByRole('link', { name: 'Pay Now' }).click();
  const checked = page.getByText('PayPal prüft die Zahlung noch');
  await checked.waitFor();
  await page.reload();
  await checked.waitFor();
  expect(await pay.count()).toBe(0);
  const captures = [...paypal.orders.values()].flatMap((order) => order.captures);
  for (const capture of captures) capture.status = 'COMPLETED';
  await page.reload();
  await page.getByText('Bezahlt. Vielen Dank.').waitFor();
  await pay.waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('');
  expect(paypal.asked(/\/capture$/)).toHaveLength(1);
  const [order] = await (await openServerView('werkstatt')).orders();
  expect(order).toMatchObject({ prepayment: { paidAt: expect.any(String), paypalCaptureId: expect.any(String) } });
});
