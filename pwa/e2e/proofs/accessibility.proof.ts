import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProject, signIn } from '../shop/act.ts';
import { axeFindings } from '../shop/axe-findings.ts';
import { type Device, openDevice } from '../shop/device.ts';

const sizes = [
  { name: 'tablet', width: 1280, height: 800, isDark: false },
  { name: 'phone', width: 390, height: 844, isDark: true },
] as const;

const devices: Device[] = [];
beforeAll(async () => {
  for (const size of sizes) devices.push(await openDevice(size));
});
afterAll(() => Promise.all(devices.map((device) => device.close())));

const screens = [
  ['/de/shop/projects', 'Hallenrahmen Achse A bis C'],
  ['/de/shop/basket', 'Noch nichts im Warenkorb'],
  ['/de/shop/order-step/1', 'Es gibt nichts zu bestellen'],
  ['/de/shop/account/orders', 'Noch keine Bestellung'],
  ['/de/shop/account/addresses', /Holzbau Lindner/],
  ['/de/shop/waiting', 'Alles ist gesendet'],
] as const;

it.each(sizes.map((size, index) => [size.name, index] as const))(
  'every screen on a %s can be used by everybody',
  async (_, index) => {
    const device = devices[index] as Device;
    const { page } = device;
    const found: Record<string, string[]> = {};
    await page.goto('/de/home');
    await page.getByRole('heading', { level: 1 }).waitFor();
    found['/de/home'] = await axeFindings(page);
    await signIn(page, 'werkstatt');
    await openProject(page, 'Knotenplatten Halle Nord');
    await page.getByRole('button', { name: /netto/i }).first().waitFor();
    found.project = await axeFindings(page);
    for (const [path, content] of screens) {
      await page.goto(path);
      await page.getByRole('main').getByText(content).first().waitFor();
      found[path] = await axeFindings(page);
    }
    expect(Object.fromEntries(Object.entries(found).filter(([, list]) => list.length > 0))).toEqual({});
  },
);
