import { createECDH } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { copyShop, type ShopHere } from '../../../sync-server/test/test-shop-server.ts';
import { setChecked, signIn, waitUntilInstalled } from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';

/** What a push service on this computer was sent. */
const pushed: { path: string; headers: IncomingHttpHeaders; bytes: number }[] = [];
const service = createServer((request, response) => {
  let bytes = 0;
  request.on('data', (part: Buffer) => (bytes += part.length));
  request.on('end', () => {
    pushed.push({ path: request.url ?? '', headers: request.headers, bytes });
    response.writeHead(201).end();
  });
});
let shop: ShopHere;
let tablet: Device;
let admin: Device;

const newKeys = () => {
  const curve = createECDH('prime256v1');
  return { VAPID_PUBLIC_KEY: curve.generateKeys('base64url'), VAPID_PRIVATE_KEY: curve.getPrivateKey('base64url') };
};

/** A browser as one is that reaches a push service. */
const subscribeThere = (endpoint: string) => {
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  let held: object | null = null;
  const unsubscribe = () => {
    held = null;
    return Promise.resolve(true);
  };
  Object.assign(PushManager.prototype, {
    getSubscription: () => Promise.resolve(held),
    subscribe: () => {
      held = { unsubscribe, toJSON: () => ({ endpoint, expirationTime: null, keys }) };
      return Promise.resolve(held);
    },
  });
};

beforeAll(async () => {
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  shop = await copyShop(inject('shopTemplate'), { ...newKeys(), PUSH_LOCAL: 'on' });
  await shop.start();
  [tablet, admin] = await Promise.all([
    openDevice({ shopUrl: shop.url, isWhole: true }),
    openDevice({ shopUrl: shop.url }),
  ]);
  await tablet.context.grantPermissions(['notifications'], { origin: shop.url });
  const { port } = service.address() as AddressInfo;
  await tablet.context.addInitScript(subscribeThere, `http://127.0.0.1:${port}/tablet`);
  await Promise.all([signIn(tablet.page, 'werkstatt'), signIn(admin.page, 'admin')]);
});
afterAll(async () => {
  await Promise.all([tablet.close(), admin.close()]);
  await shop.remove();
  service.closeAllConnections();
  service.close();
});

const write = async (subject: string) => {
  const { page } = admin;
  await page.goto('/de/shop/sendGlobalMessage');
  await page.getByLabel('Betreff').fill(subject);
  await page.getByRole('textbox', { name: 'Nachricht' }).fill('Text');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await page.getByText('Die Nachricht ist gesendet.').waitFor();
};
const choice = () => tablet.page.getByRole('switch', { name: /benachrichtigen/ });

it('notifications are off until the user switches them on', async () => {
  await waitUntilInstalled(tablet.page);
  await tablet.page.goto('/de/shop/messages');
  await tablet.page.getByText(/Auch wenn der Shop geschlossen ist/).waitFor();
  await expect.poll(() => choice().isChecked()).toBe(false);
  await setChecked(choice());
});

it('what arrives is shown without the message’s words and leads to the messages', async () => {
  const session = await tablet.context.newCDPSession(tablet.page);
  const registered = new Promise<string>((done) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) done(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const data = JSON.stringify({ title: 'Neue Nachricht', language: 'de' });
  const shownAfterPush = async () => {
    await session.send('ServiceWorker.deliverPushMessage', { origin: shop.url, registrationId, data });
    return tablet.page.evaluate(async () => {
      const notifications = await (await navigator.serviceWorker.ready).getNotifications();
      return notifications.map(({ title, body, data: path }) => ({ title, body, data: String(path) }));
    });
  };
  const notice = { title: 'Neue Nachricht', body: '', data: '/de/shop/messages' };
  await expect.poll(shownAfterPush, { interval: 1000 }).toEqual([notice]);
});

it('switched off again, nothing is announced any more', async () => {
  await setChecked(choice(), false);
  await write('Nicht angekündigt');
  await tablet.page.getByRole('heading', { name: 'Nicht angekündigt' }).waitFor();
  expect(pushed).toEqual([]);
});
