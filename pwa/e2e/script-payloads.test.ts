import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goToLastOrderStep, orderWithConsent, signIn } from './act.ts';
import { type Device, openDevice } from './device.ts';
import { ownShop } from './own-shop.ts';
import { payloads, plantPayloads } from './payloads/plant-payloads.ts';
import { routeTable } from './route-table.ts';

let planted: Awaited<ReturnType<typeof plantPayloads>>;
const devices: Device[] = [];
/** What ran, was asked for elsewhere, or was reported. */
const events: string[] = [];

beforeAll(async () => {
  planted = await plantPayloads((await ownShop()).url);
}, 120_000);
afterAll(() => Promise.all(devices.map((device) => device.close())));

const watch = async (page: Page, shopUrl: string) => {
  await page.exposeFunction('xss', () => void events.push(`ran at ${page.url()}`));
  await page.exposeFunction('tellViolation', (what: string) => void events.push(`${what} at ${page.url()}`));
  await page.addInitScript(() => {
    const tell = (globalThis as unknown as { tellViolation: (what: string) => void }).tellViolation;
    document.addEventListener('securitypolicyviolation', (event) =>
      tell(`${event.effectiveDirective} refused ${event.blockedURI}`),
    );
  });
  page.on('dialog', (dialog) => {
    if (dialog.type() === 'beforeunload') return void dialog.accept();
    events.push(`dialog '${dialog.message()}' at ${page.url()}`);
    return void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(shopUrl) && !/^(data|blob):/.test(url)) events.push(`asked for ${url} at ${page.url()}`);
    if (url.endsWith('/cspReports')) events.push(`reported at ${page.url()}`);
  });
};

const deviceOf = async (userName: string) => {
  const shopUrl = (await ownShop()).url;
  const device = await openDevice();
  devices.push(device);
  await watch(device.page, shopUrl);
  await signIn(device.page, userName);
  return device.page;
};

const go = async (page: Page, path: string) => {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.getByRole('heading').first().waitFor({ timeout: 10_000 });
  await page
    .waitForFunction(() => document.querySelector('[aria-busy=true], progress') === null, null, { timeout: 800 })
    .catch(() => undefined);
};

/** Screens of the shop with what is planted in place of what the table of routes names. */
const places = async () => {
  const [order] = await planted.view.orders();
  const [quote] = (await planted.view.rowsOf(`cp:${planted.customerId}`)).filter(({ kind }) => kind === 'quote');
  const addresses = (await planted.view.rowsOf(`c:${planted.customerId}`)).filter(({ kind }) => kind === 'address');
  const users = (await planted.view.rowsOf(`c:${planted.customerId}`)).filter(({ kind }) => kind === 'user');
  const ids: Record<string, unknown> = {
    $projectId: planted.projectId,
    $orderId: order?.id,
    $quoteId: quote?.data.id,
    $addressId: addresses.at(-1)?.data.id,
    $userId: users.at(-1)?.data.id,
    $customerId: planted.customerId,
    $step: 1,
    $token: 'x',
    $voucherId: 'new',
  };
  const found = Object.keys(routeTable)
    .filter((path) => !/logout/.test(path))
    .map((path) => path.replace(/\$\w+/g, (name) => String(ids[name])));
  const more = [
    `shop/project/${planted.projectId}?part=1`,
    `shop/project/${planted.projectId}?part=60`,
    'shop/order-step/4',
  ];
  return [...found, ...more].map((path) => `/de/${path}`);
};

test('the corpus is whole, and no code of a voucher can hold it', () => {
  expect(new Set(payloads).size).toBe(60);
  const [right, ...wrong] = planted.voucherStatuses;
  expect(right).toBe(200);
  expect(new Set(wrong)).toEqual(new Set([400]));
});

test('an order of planted texts is placed', async () => {
  const page = await deviceOf('chef');
  await goToLastOrderStep(page);
  await orderWithConsent(page);
  await expect.poll(async () => (await planted.view.orders()).length).toBeGreaterThan(0);
  expect(events).toEqual([]);
});

test.each(['chef', 'admin'])(
  '%s opens every screen, and nothing that is stored runs, loads or is reported',
  async (userName) => {
    const page = await deviceOf(userName);
    const all = await places();
    let shown = 0;
    for (const path of all) {
      await go(page, path);
      if ((await page.locator('body').innerText()).includes('xss()')) shown += 1;
      for (const item of (await page.getByRole('treeitem').all()).slice(0, 5))
        await item.click({ timeout: 800 }).catch(() => undefined);
    }
    await page.goto(`/de/shop/project/${planted.projectId}`);
    await page.getByRole('heading').first().waitFor();
    console.log(`${userName}: ${shown} of ${all.length} screens show payloads`);
    expect(shown).toBeGreaterThan(userName === 'chef' ? 10 : 3);
    expect(events).toEqual([]);
  },
);

test('documents of planted texts hold nothing that a reader would run', async () => {
  const [order] = await planted.view.orders();
  const shop = await ownShop();
  const answer = await fetch(`${shop.url}/api/1.0/orders/${String(order?.id)}/confirmation.pdf`, {
    headers: planted.view.headers,
  });
  expect(answer.status).toBe(200);
  const text = Buffer.from(await answer.arrayBuffer())
    .toString('latin1')
    .replace(/\bstream\b[\s\S]*?endstream/g, '');
  expect(text).not.toMatch(/\/(JavaScript|JS|OpenAction|AA|Launch|EmbeddedFile)\b|javascript:/);
});
