import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { signIn, waitUntilInstalled } from '../shop/act.ts';
import { openDevice } from '../shop/device.ts';
import { type Role, type RouteRow, roles } from '../shop/route-table.ts';
import { listenForComplaints } from '../shop/route-walk.ts';
import { repository } from '../shop/shop-process.ts';
import { allScreens, belongsTo, type Screen, type Walk, type Walker, walkScreens } from '../shop/walk-screens.ts';

const walkers = new Map<Role, Promise<Walker>>();

const open = async (role: Role): Promise<Walker> => {
  const device = await openDevice();
  const complaints = await listenForComplaints(device.page);
  if (role === 'nobody') await device.page.goto('/de/home');
  else await signIn(device.page, role);
  return { device, complaints };
};

/** The one device of a role, signed in once. */
const walkerOf = (role: Role) => {
  const walker = walkers.get(role) ?? open(role);
  walkers.set(role, walker);
  return walker;
};
afterAll(async () => {
  for (const walker of walkers.values()) await (await walker).device.close();
});

const walk = async (role: Role, screens: readonly Screen[], how: Walk) =>
  walkScreens(await walkerOf(role), role, screens, how);

test.each(roles)('%s finds at every address what is meant for him, and it is accessible', async (role) => {
  const withAxe = (_: string, row: RouteRow) => belongsTo(row) === role;
  expect(await walk(role, allScreens, { language: 'de', withAxe })).toEqual([]);
});

/** Each row in each other language, without a network and on a phone; every pair of these meets. */
const walks = [
  { language: 'en', width: 390, isOffline: true, half: 0 },
  { language: 'en', width: 1280, isOffline: false, half: 1 },
  { language: 'fr', width: 1280, isOffline: true, half: 1 },
  { language: 'fr', width: 390, isOffline: false, half: 0 },
  { language: 'it', width: 390, isOffline: false, half: 1 },
  { language: 'it', width: 1280, isOffline: true, half: 0 },
] as const;

describe.each(walks)('in $language, $width px wide, offline: $isOffline', ({ language, width, isOffline, half }) => {
  test.each(['nobody', 'chef', 'admin'] as const)('every second screen of %s is shown', async (role) => {
    const { device } = await walkerOf(role);
    const { page } = device;
    await page.setViewportSize({ width, height: 844 });
    await waitUntilInstalled(page);
    await device.setOffline(isOffline);
    if (isOffline) await page.reload();
    try {
      const mine = allScreens.filter(([, row]) => belongsTo(row) === role).filter((_, n) => n % 2 === half);
      expect(await walk(role, mine, { language, isOffline })).toEqual([]);
    } finally {
      await device.setOffline(false);
    }
  });
});

test('after all of it the browser keeps files of the app, content pages and public rates, and no other answer of the server', async () => {
  const { device } = await walkerOf('chef');
  const kept = await device.page.evaluate(async () => {
    const files = async (name: string) =>
      (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    return (await Promise.all((await caches.keys()).map(files))).flat();
  });
  const isOfApp = (path: string) => existsSync(join(repository, 'pwa/dist', path));
  expect(kept.filter(isOfApp).length).toBeGreaterThan(100);
  const isPublic = (path: string) => path === '/api/1.0/site/baseData' || path.startsWith('/api/1.0/content/');
  expect(kept.filter((path) => !isOfApp(path) && !isPublic(path))).toEqual([]);
});
