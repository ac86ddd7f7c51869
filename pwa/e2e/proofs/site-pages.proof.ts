import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Device, openDevice } from '../shop/device.ts';

let device: Device;
beforeAll(async () => {
  device = await openDevice({ width: 390, height: 844 });
});
afterAll(() => device.close());

test.each([
  ['/home', '/de/home'],
  ['/infos', '/de/infos'],
  ['/account/abc', '/de/shop/login'],
  ['/project/1002?admin=true', '/de/shop/login'],
  ['/login', '/de/shop/login'],
  ['/shop/nothing', '/de/shop/login'],
])('%s leads to %s, without a token in the address', async (from, to) => {
  const { page } = device;
  await page.goto(from);
  await page.getByRole('heading').first().waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe(to);
  expect(new URL(page.url()).search).not.toContain('abc');
});

test('a shop page leads to the sign-in when nobody is signed in', async () => {
  const { page } = device;
  await page.goto('/de/shop/account/orders');
  await page.getByRole('dialog').waitFor();
  expect(new URL(page.url()).pathname).toBe('/de/shop/login');
});
