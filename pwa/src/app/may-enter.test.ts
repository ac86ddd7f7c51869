import { seedOperator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import type { SiteFacts } from '@knotenblech/shared/messages/site-facts.ts';
import { languages } from '@knotenblech/shared/values/language.ts';
import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { routeTable } from '../../e2e/shop/route-table.ts';
import { sealKeyIs, stubBrowser } from '../../test/test-browser.ts';
import { testActor } from '../../test/test-engine.ts';

type Permission = (typeof testActor.permissions)[number];

const paths = Object.entries(routeTable).map(([pattern, { at }]) => at?.split('?')[0] ?? pattern);
const always = `
imprint privacy contact shop/login shop/resetPassword shop/setPassword shop/setPassword/x
shop/account/confirmEmailChange shop/account/confirmEmailChange/x`
  .trim()
  .split(/\s+/);
const isOfShop = (path: string) => /^shop(\/|$)/.test(path);

/** A page that was just loaded in a browser of a language, of a shop that says this of itself; who is to be signed in has these rights. */
const openPage = async ({
  language = 'de-DE',
  permissions,
  ...facts
}: Partial<SiteFacts> & { language?: string; permissions?: Permission[] }) => {
  vi.resetModules();
  const { fetch: elsewhere } = globalThis;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path === '/api/1.0/site') {
      const serverTime = new Date().toISOString();
      return Response.json({ serverTime, launchAt: null, unavailableRegions: [], operator: seedOperator(), ...facts });
    }
    if (!path.endsWith('/session') || init.method !== 'POST') return elsewhere(path, init);
    return Response.json({ sessionKey: 'k', actor: { ...testActor, permissions } });
  });
  Object.defineProperty(navigator, 'language', { value: language, configurable: true });
  const { mayEnter } = await import('./may-enter.ts');
  if (permissions) {
    const { beginSession } = await import('./session.ts');
    expect(await beginSession({ userName: 'eva', password: 'secret', isSharedDevice: false })).toMatchObject({
      ok: true,
    });
  }
  return {
    /** What is at the addresses, where they are not shown. */
    enter: async (language = 'de') => {
      const entries = paths.map(async (path) => [path, await mayEnter(`/${language}/${path}`)] as const);
      return (await Promise.all(entries)).filter(([, entry]) => entry !== 'yes');
    },
  };
};
const allBut = (shown: readonly string[], entry: 'countdown' | 'unavailable') =>
  paths.filter((path) => !shown.includes(path)).map((path) => [path, entry]);

/** A browser in which nobody was before. */
beforeEach(() => {
  stubBrowser({ sealKey: sealKeyIs('0f'.repeat(32)) });
  const databases = { indexedDB: new IDBFactory(), IDBKeyRange };
  Object.assign(Dexie.dependencies, databases);
  Object.assign(globalThis, databases);
});

describe('before the launch', () => {
  const launchAt = new Date(Date.now() + 86_400_000).toISOString();

  test.each(languages)(
    'every page in %s is the countdown, but for what the law wants and the way in',
    async (language) => {
      const { enter } = await openPage({ launchAt });
      expect(await enter(language)).toEqual(allBut(always, 'countdown'));
    },
  );

  test('a customer who is signed in sees the countdown too', async () => {
    const { enter } = await openPage({ launchAt, permissions: ['UPLOAD_PERMISSION', 'ORDER_PERMISSION'] });
    expect(await enter()).toEqual(allBut(always, 'countdown'));
  });

  test('who runs the shop sees every page', async () => {
    const { enter } = await openPage({ launchAt, permissions: ['GLOBAL_ADMIN_PERMISSION'] });
    expect(await enter()).toEqual([]);
  });
});

test('from the launch on every page is shown', async () => {
  const { enter } = await openPage({ launchAt: new Date(Date.now() - 1).toISOString() });
  expect(await enter()).toEqual([]);
});

describe('where the shop is not offered', () => {
  const swiss = { unavailableRegions: ['CH'], language: 'de-CH' };

  test('a visitor of that region finds every page of the shop unavailable, and the content pages', async () => {
    const { enter } = await openPage(swiss);
    const shown = paths.filter((path) => !isOfShop(path) || path === 'shop/unavailable');
    expect(await enter()).toEqual(allBut([...shown, ...always], 'unavailable'));
  });

  test('a visitor of another region finds the shop', async () => {
    const { enter } = await openPage({ ...swiss, language: 'de-AT' });
    expect(await enter()).toEqual([]);
  });

  test('a customer who is signed in works on, wherever his browser comes from', async () => {
    const { enter } = await openPage({ ...swiss, permissions: ['ORDER_PERMISSION'] });
    expect(await enter()).toEqual([]);
  });
});
