import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  giveConsent,
  goToLastOrderStep,
  openProject,
  putInBasket,
  shownTotal,
  waitForSyncState,
} from '../../shop/act.ts';
import { axeFindings } from '../../shop/axe-findings.ts';
import { type Device, openInstalled } from '../../shop/device.ts';
import { ownShop } from '../../shop/own-shop.ts';
import { openServerView } from '../../shop/server-view.ts';
import { payloadClient } from '../payloads/payload-client.ts';

const projectName = 'Winkel, Pfosten und Flachstahl';
let device: Device;
beforeAll(async () => {
  device = await openInstalled('werkstatt');
  await openProject(device.page, projectName);
  await putInBasket(device.page);
});
afterAll(() => device.close());

const view = () => openServerView('chef');
const orders = async () => (await (await view()).orders()) as unknown as Order[];
const cents = (text: string) => Number(text.replace(/[.,]/g, ''));
const raisePrices = async (factor: string) => (await ownShop()).raiseMaterial(factor);

const orderButton = () => device.page.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
const consents = () => device.page.getByRole('checkbox', { name: /^Ich stimme den/ });
const ticks = () => Promise.all([0, 1].map((n) => consents().nth(n).isChecked()));
const told = () => device.page.getByText('Inzwischen hat sich etwas geändert', { exact: true });
const changedRow = (name: RegExp) => device.page.getByRole('row', { name });

/** As fast as a tap can be: in the moment in which another total stands there. */
const tapOnceTotalChanges = () =>
  device.page.evaluate(() => {
    const total = () => document.body.innerText.match(/Gesamtbetrag mit Umsatzsteuer:\s*([\d.,]+)/)?.[1];
    const first = total();
    const watch = new MutationObserver(() => {
      if (total() === first) return;
      watch.disconnect();
      [...document.querySelectorAll('button')]
        .find(({ textContent }) => textContent === 'Zahlungspflichtig bestellen')
        ?.click();
      document.body.dataset.tapped = 'yes';
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  });

it('a new price takes the consent back and is told; a tap on the old button in that moment orders nothing', async () => {
  const { page } = device;
  await goToLastOrderStep(page);
  await waitForSyncState(page, 'aktuell');
  const before = await shownTotal(page);
  await giveConsent(page);
  const { x, y, width, height } = (await orderButton().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await tapOnceTotalChanges();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await raisePrices('1.9');
  await told().waitFor();
  await page.mouse.up();
  await page.mouse.click(x + width / 2, y + height / 2);

  await expect.poll(() => page.evaluate(() => document.body.dataset.tapped)).toBe('yes');
  expect(await ticks()).toEqual([false, false]);
  expect(await orderButton().isDisabled()).toBe(true);
  const now = await shownTotal(page);
  expect(cents(now)).toBeGreaterThan(cents(before));
  await page.getByText('Seit Sie den Preis gesehen haben, gilt eine neue Preisliste.').waitFor();
  const gross = changedRow(/Gesamtbetrag mit Umsatzsteuer/);
  expect((await gross.innerText()).match(/[\d.]+,\d\d/g)).toEqual([before, now]);
  expect(await axeFindings(page)).toEqual([]);
  expect(page.url()).toContain('order-step/4');
  expect(await orders()).toEqual([]);
});

it('a text that costs nothing takes the consent back too, and is told as it was and is', async () => {
  const { page } = device;
  await giveConsent(page);
  await told().waitFor({ state: 'detached' });
  const colleague = await payloadClient((await ownShop()).url, 'chef', new Map());
  const project = (await colleague.projects()).find(({ name }) => name === projectName);
  await colleague.push(['setProjectTexts', { projectId: project?.id, additionalText: 'Bitte gestapelt liefern' }]);
  await told().waitFor();
  await changedRow(/Zusatztext.*leer.*Bitte gestapelt liefern/).waitFor();
  expect(await ticks()).toEqual([false, false]);
  expect(await page.getByRole('table', { name: 'Alter und neuer Preis' }).count()).toBe(0);
});
