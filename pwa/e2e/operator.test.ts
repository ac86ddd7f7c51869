import { createECDH } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { goToLastOrderStep, openProject, orderWithConsent, putInBasket, setChecked } from './shop/act.ts';
import { type Device, openInstalled } from './shop/device.ts';
import { ownShop } from './shop/own-shop.ts';
import { addPiece, frameName, selectPart, shownQuantity } from './shop/part-quantity.ts';
import { shopOrigin } from './shop/prepared-profiles.ts';
import { openServerView } from './shop/server-view.ts';

const frame = '0199d000-0000-7000-8000-000000000302';
const plates = 'Knotenplatten Halle Nord';
const posts = 'Winkel, Pfosten und Flachstahl';
const hostile = '<img src=x onerror="document.title=\'broken\'"> ab 7. Januar';

/** What a push service on this computer was sent. */
const pushed: { path: string; headers: IncomingHttpHeaders }[] = [];
const service = createServer((request, response) => {
  request.resume().on('end', () => {
    pushed.push({ path: request.url ?? '', headers: request.headers });
    response.writeHead(201).end();
  });
});
const newKeys = () => {
  const curve = createECDH('prime256v1');
  return { VAPID_PUBLIC_KEY: curve.generateKeys('base64url'), VAPID_PRIVATE_KEY: curve.getPrivateKey('base64url') };
};
/** Runs in a page: a browser as one is that reaches a push service. */
const subscribeThere = (endpoint: string) => {
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  let held: object | null = null;
  Object.assign(PushManager.prototype, {
    getSubscription: () => Promise.resolve(held),
    subscribe: () => {
      const unsubscribe = () => Promise.resolve(true);
      held = { unsubscribe, toJSON: () => ({ endpoint, expirationTime: null, keys }) };
      return Promise.resolve(held);
    },
  });
};

let customer: Device;
let admin: Device;
beforeAll(async () => {
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  await ownShop({ ...newKeys(), PUSH_LOCAL: 'on' });
  [customer, admin] = await Promise.all([openInstalled('werkstatt', { isWhole: true }), openInstalled('admin')]);
  await customer.context.grantPermissions(['notifications'], { origin: shopOrigin });
  const { port } = service.address() as AddressInfo;
  await customer.context.addInitScript(subscribeThere, `http://127.0.0.1:${port}/tablet`);
});
afterAll(async () => {
  await Promise.all([customer?.close(), admin?.close()]);
  service.closeAllConnections();
  service.close();
});

const openFromMenu = async (name: string) => {
  const { page } = admin;
  await page.getByRole('button', { name: 'Verwaltung' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
};
const choose = async (page: Page, field: string | RegExp, option: string | RegExp) => {
  await page.getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
};

it('whoever runs the shop finds the project of a customer in his list and opens it; closing leads back', async () => {
  const { page } = admin;
  await page.goto('/de/shop/adminProjects');
  await page.getByRole('searchbox', { name: 'Projekt oder Kunde' }).fill('Hallenrahmen');
  await page.getByRole('link', { name: frameName, exact: true }).click();
  await page.getByRole('tree').waitFor();
  expect(new URL(page.url()).searchParams.get('admin')).toBe('true');
  expect(await page.getByRole('button', { name: 'In den Warenkorb' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Projekte', exact: true }).last().click();
  await page.getByRole('heading', { name: 'Projekte aller Kunden' }).waitFor();
});

it('what he changes there changes on the open screen of the customer', async () => {
  await openProject(customer.page, frameName);
  await selectPart(customer.page, /Kopfplatte/);
  const before = await shownQuantity(customer.page);
  await admin.page.goto(`/de/shop/project/${frame}?admin=true`);
  await selectPart(admin.page, /Kopfplatte/);
  await expect.poll(() => shownQuantity(admin.page)).toBe(before);
  await addPiece(admin.page);
  await expect.poll(() => shownQuantity(customer.page)).toBe(before + 1);
});

it('costs that he sets by hand reach the open page of the customer without a reload, and taking them back does too', async () => {
  const { page } = customer;
  await openProject(page, frameName);
  const bar = page.getByLabel('Preis des Projekts').getByRole('button').first();
  const shown = async () => /[\d.]+,\d\d/.exec((await bar.textContent()) ?? '')?.[0];
  await expect.poll(shown).toBeTruthy();
  const before = await shown();
  await page.evaluate(() => document.body.setAttribute('data-never-reloaded', ''));

  await admin.page.goto(`/de/shop/project/${frame}?admin=true&tab=costs&part=2`);
  await admin.page.getByRole('link', { name: /Fußplatte/ }).focus();
  await admin.page.keyboard.press('m');
  const dialog = admin.page.getByRole('dialog', { name: /^Materialbedarf: Fußplatte/ });
  await dialog.getByRole('textbox', { name: 'Eigener Wert: €/kg' }).fill('2,5');
  const effect = dialog.getByText(/^Preis netto.*→/s);
  await effect.waitFor();
  const [, tried] = /→ ([\d.]+,\d\d)/.exec((await effect.textContent()) ?? '') ?? [];
  await admin.page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  expect(tried).not.toBe(before);
  await expect.poll(shown).toBe(tried);

  await admin.page.keyboard.press('Control+z');
  await expect.poll(shown).toBe(before);
  expect(await page.locator('body[data-never-reloaded]').count()).toBe(1);
});

it('an order that he picks up and moves changes on the open screen of the customer', async () => {
  const { page } = customer;
  await openProject(page, posts);
  await putInBasket(page);
  await goToLastOrderStep(page);
  await orderWithConsent(page);
  await page.waitForURL(/order-completed/);
  await page.goto('/de/shop/account/orders');
  await page.getByRole('link', { name: /^Nr\. / }).click();
  await page.getByRole('heading', { name: 'Verlauf' }).waitFor();

  await openFromMenu('Bestellungen aller Kunden');
  await admin.page.getByRole('button', { name: 'Übernehmen' }).click();
  await setChecked(admin.page.getByRole('checkbox', { name: /Bestellung \d+ auswählen/ }));
  await choose(admin.page, 'Status wählen', /^Arbeitsvorbereitung/);
  await admin.page.getByRole('button', { name: 'Status ändern' }).click();
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Fertig' }).click();
  await page.getByRole('listitem').getByText('Arbeitsvorbereitung').waitFor();
  await page.getByRole('listitem').getByText('In Bearbeitung').waitFor();
});

it('a price that was asked for reaches the open project of the customer as soon as it is set, and a message tells him', async () => {
  const { page } = customer;
  await openProject(page, plates);
  await page.getByRole('button', { name: 'Preis anfragen' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Bitte bis Montag');
  await page.getByRole('button', { name: 'Anfrage senden' }).click();
  await page.getByText(/Angebot wird berechnet: Antwort bis/).waitFor();

  await admin.page.goto('/de/shop/adminProjects');
  await admin.page.getByRole('button', { name: new RegExp(plates) }).click();
  await admin.page.getByText('Bitte bis Montag').waitFor();
  await admin.page
    .getByRole('img', { name: /^Zeichnung von/ })
    .first()
    .waitFor();
  await admin.page.getByRole('textbox', { name: 'Preis netto' }).pressSequentially('5123.45');
  await setChecked(admin.page.getByRole('checkbox', { name: /Fester Preis/ }));
  await admin.page.getByRole('button', { name: 'Preis senden' }).click();

  await page.getByRole('button', { name: /vereinbart.*5\.123,45/s }).waitFor();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Nachrichten, \d+ ungelesen/ })
    .click();
  await page.getByRole('heading', { level: 2, name: new RegExp(plates) }).waitFor();
});

const writeToAll = async (subject: string, text: string, priority?: string) => {
  const { page } = admin;
  await page.goto('/de/shop/sendGlobalMessage');
  await page.getByLabel('Betreff').fill(subject);
  await page.getByRole('textbox', { name: 'Nachricht' }).fill(text);
  if (priority) await choose(page, /Priorität/, priority);
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await page.getByRole('button', { name: 'Weitere Nachricht' }).waitFor();
};

it('a message to everybody is announced where that is switched on; the urgent one stands first, and its text does nothing', async () => {
  const { page } = customer;
  await page.goto('/de/shop/messages');
  await setChecked(page.getByRole('switch', { name: /benachrichtigen/ }));
  await writeToAll('Betriebsferien', hostile, 'dringend');
  await writeToAll('Neue Preise', 'Ab Februar');
  await expect.poll(() => pushed.length).toBe(2);
  expect(pushed[0]).toMatchObject({ path: '/tablet', headers: { 'content-encoding': 'aes128gcm' } });
  expect(pushed[0]?.headers.authorization).toMatch(/^vapid t=/);
  const headings = page.getByRole('heading', { level: 2 });
  await headings.filter({ hasText: 'Neue Preise' }).waitFor();
  await expect.poll(() => headings.first().textContent()).toBe('Betriebsferien');
  await page.getByText(hostile).waitFor();
  expect(await page.title()).toMatch(/^Nachrichten/);
});

it('whoever does not run the shop sees nothing of this and is refused by the server', async () => {
  const { page } = customer;
  for (const path of ['sendGlobalMessage', 'adminCustomers', `adminDetails/${frame}`]) {
    await page.goto(`/de/shop/${path}`);
    await page.waitForURL(/\/de\/shop\/(overview|projects)$/);
  }
  await page.getByRole('button', { name: /^Benutzer / }).waitFor();
  expect(await page.getByRole('button', { name: 'Verwaltung' }).count()).toBe(0);
  await page.goto('/de/shop/project/0199d000-0000-7000-8000-0000000009aa?admin=true');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('tree').count()).toBe(0);
  const { url } = await ownShop();
  const { headers } = await openServerView('werkstatt');
  const body = JSON.stringify({ subject: 'Betreff', text: 'Text', global: true });
  const send = await fetch(`${url}/api/1.0/users/createMessage/session`, { method: 'POST', headers, body });
  const mails = await fetch(`${url}/api/1.0/admin/mails`, { headers });
  expect([send.status, mails.status]).toEqual([403, 403]);
});

it('a row of base data is opened, and laid aside, by keyboard alone', async () => {
  const { page } = admin;
  await page.goto('/de/shop/adminBaseData');
  const change = page.getByRole('button', { name: 'Sägen ändern' });
  await change.waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const row = page.getByRole('row', { name: /^Sägen/ });
  const focused = () =>
    row.evaluate((each) => each.contains(document.activeElement) && document.activeElement?.tagName);
  await expect.poll(focused).toBe('INPUT');
  await row.getByRole('button', { name: 'Verwerfen' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => change.evaluate((each) => each === document.activeElement)).toBe(true);
});
