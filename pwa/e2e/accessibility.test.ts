import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProject, signIn } from './act.ts';
import { type Device, openDevice } from './device.ts';

const sizes = [
  { name: 'tablet', width: 1280, height: 800, isDark: false },
  { name: 'phone', width: 390, height: 844, isDark: true },
] as const;

const devices: Device[] = [];
beforeAll(async () => {
  for (const size of sizes) devices.push(await openDevice(size));
});
afterAll(() => Promise.all(devices.map((device) => device.close())));

/** Colours on their way are no colours. */
const untilStill = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((each) => each.finished));
  });

const findings = async ({ page }: Device) => {
  await untilStill(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
};

const screens = [
  ['/de/shop/projects', 'Projekte'],
  ['/de/shop/basket', 'Warenkorb'],
  ['/de/shop/order-step/1', 'Adressen'],
  ['/de/shop/account/orders', 'Bestellungen'],
  ['/de/shop/account/addresses', 'Adressen'],
  ['/de/shop/waiting', 'Wartende Änderungen'],
] as const;

it.each(sizes.map((size, index) => [size.name, index] as const))(
  'every screen on a %s can be used by everybody',
  async (_, index) => {
    const device = devices[index] as Device;
    const { page } = device;
    const found: Record<string, string[]> = {};
    await page.goto('/de/home');
    await page.getByRole('heading', { level: 1 }).waitFor();
    found['/de/home'] = await findings(device);
    await signIn(page, 'werkstatt');
    await openProject(page, 'Knotenplatten Halle Nord');
    await page.getByRole('button', { name: /netto/i }).first().waitFor();
    found.project = await findings(device);
    for (const [path] of screens) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      found[path] = await findings(device);
    }
    expect(Object.fromEntries(Object.entries(found).filter(([, list]) => list.length > 0))).toEqual({});
  },
);
