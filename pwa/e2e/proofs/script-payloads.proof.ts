import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { copyShop, type ShopHere } from '../../../sync-server/test/test-shop-server.ts';
import { signIn } from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';
import { orderPayloads } from './payloads/order-payloads.ts';
import { screensOf } from './payloads/payload-screens.ts';
import { payloads, type Stored } from './payloads/payload-texts.ts';
import { type Planted, plantPayloads } from './payloads/plant-payloads.ts';
import { voucherForm } from './payloads/plant-words.ts';
import { walkScreens } from './payloads/walk-screens.ts';
import { watchDevice } from './payloads/watch-device.ts';
import { writeContent } from './payloads/write-content.ts';

/** Of a machine that is busy with other things. */
const slowMs = 600_000;
const roles = ['chef', 'admin', 'nobody'] as const;
const contentFolder = mkdtempSync(join(tmpdir(), 'content-'));
const stored: Stored = new Map();
/** What ran, became more than text, was asked for elsewhere or was reported. */
const told: string[] = [];
const seen = new Set<string>();
const devices = new Map<string, Device>();
let shop: ShopHere;
let planted: Planted;
let ids: Record<string, string>;

beforeAll(async () => {
  writeContent(contentFolder, stored);
  shop = await copyShop(inject('shopTemplate'), { CONTENT_DIR: contentFolder, TRUST_PROXY: 'on' });
  await shop.start();
  planted = await plantPayloads(shop.url, stored);
  for (const role of roles) {
    const device = await openDevice({ shopUrl: shop.url });
    devices.set(role, device);
    await watchDevice(device, shop.url, told);
  }
}, slowMs);
afterAll(async () => {
  await Promise.all([...devices.values()].map((device) => device.close()));
  await shop?.remove();
  rmSync(contentFolder, { recursive: true, force: true });
});

const pageOf = (role: string) => {
  const page = devices.get(role)?.page;
  if (!page) throw new Error(`there is no device of ${role}`);
  return page;
};

test('the corpus is of sixty payloads, and no code of a voucher can hold one', async () => {
  expect(new Set(payloads).size).toBe(60);
  const answers = payloads.map((code) =>
    planted.operator.ask('POST', '/admin/createVoucher', { ...voucherForm, note: '', code }).then(
      () => `${code} is a code`,
      () => 'refused',
    ),
  );
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['refused']));
});

test('a page that takes them for HTML, with no policy to stop it, is told of', async () => {
  const careless: string[] = [];
  const device = await openDevice({ shopUrl: shop.url, bypassCSP: true });
  devices.set('careless', device);
  await watchDevice(device, shop.url, careless);
  await device.page.goto('/de/about');
  await device.page.getByRole('heading').first().waitFor();
  await device.page.evaluate((texts) => {
    for (const text of texts) document.body.append(document.createRange().createContextualFragment(text));
  }, payloads);
  const toldOf = (start: string) => new Set(careless.filter((what) => what.startsWith(start))).size;
  await expect.poll(() => careless.filter((what) => what.startsWith('a payload ran')).length).toBeGreaterThan(10);
  await expect.poll(() => toldOf('it became')).toBeGreaterThan(30);
  await expect.poll(() => toldOf('asked for')).toBeGreaterThan(0);
});

test('a single part, a quote and an order are made of what was stored', async () => {
  const page = pageOf('chef');
  await signIn(page, 'chef');
  ids = await orderPayloads(page, planted);
  expect(told).toEqual([]);
});

test(
  'on no screen of a customer, the operator or a visitor does a payload run, become more than text or is reported',
  async () => {
    const walks = roles.map(async (role) => {
      const page = pageOf(role);
      if (role === 'admin') await signIn(page, role);
      if (role === 'nobody') await page.goto('/de/home');
      const screens = screensOf(role, ids);
      const walk = await walkScreens(page, screens);
      for (const mark of walk.seen) seen.add(mark);
      return { missing: walk.missing, count: screens.length };
    });
    const found = await Promise.all(walks);
    console.info(`${found.map(({ count }) => count).join(' + ')} screens, ${seen.size} payloads in texts seen`);
    expect({ told, missing: found.flatMap(({ missing }) => missing) }).toEqual({ told: [], missing: [] });
  },
  slowMs,
);

test('every text that was stored was shown, and every payload in some of them', () => {
  const shown = (field: string, n: number) => seen.has(`${field}.${n}`);
  const hidden = [...stored].filter(([field, numbers]) => ![...numbers].some((n) => shown(field, n)));
  expect(hidden.map(([field]) => field)).toEqual([]);
  const counts = payloads.map((_, n) => [...stored.keys()].filter((field) => shown(field, n)).length);
  console.info(`${stored.size} texts; a payload was shown in ${Math.min(...counts)} to ${Math.max(...counts)} of them`);
  expect(Math.min(...counts)).toBeGreaterThan(20);
});

test('a screen of the shop that took one for HTML would be refused, and told of', async () => {
  const taken = pageOf('nobody').evaluate(() => {
    document.body.append(Object.assign(document.createElement('div'), { innerHTML: '<img src=x onerror=xss()>' }));
  });
  await expect(taken).rejects.toThrow('TrustedHTML');
  await expect.poll(() => told.join()).toContain('require-trusted-types-for refused');
});
