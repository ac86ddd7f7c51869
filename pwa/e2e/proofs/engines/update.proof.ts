import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { copyShop, type ShopHere } from '../../../../sync-server/test/test-shop-server.ts';
import { alterBuild } from '../../shop/alter-build.ts';
import { signInAs, tapMore, untilCurrent } from '../../shop/engines/act-in-window.ts';
import { type EngineDevice, openEngineDevice } from '../../shop/engines/engine-device.ts';
import { engines } from '../../shop/engines/engines.ts';
import { shownPieces } from '../../shop/engines/shown-pieces.ts';
import type { Window } from '../../shop/engines/window-of.ts';
import { findUpdate } from '../../shop/has-update.ts';
import { frameName } from '../../shop/part-quantity.ts';
import { openServerView } from '../../shop/server-view.ts';
import { repository } from '../../shop/shop-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'builds-'));
const nextBuild = alterBuild(join(repository, 'pwa/dist'), join(folder, 'next'), { build: 'next' });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs in a page. */
const shownBuild = () => document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? 'first';

describe.for(engines)('in $engine (skipped where $packages is missing)', (engine) => {
  let shop: ShopHere;
  let device: EngineDevice;
  let window: Window;
  beforeAll(async () => {
    if (!engine.isHere) return;
    shop = await copyShop(inject('shopTemplate'), {});
    await shop.start();
    device = await openEngineDevice(engine, shop.url);
    window = device.window();
    await signInAs(window, device.url, 'werkstatt');
    await window.go(`${device.url}/de/shop/projects`);
    await window.follow(frameName);
    await window.tap('[role=treeitem]', 'Kopfplatte');
    await untilCurrent(window);
  });
  afterAll(async () => {
    await device?.close();
    await shop?.remove();
  });

  it.skipIf(!engine.isHere)(
    'a new version is offered; it takes over without a network, and what waited is sent after it',
    async () => {
      await shop.stop();
      shop.set({ APP_DIR: nextBuild });
      await shop.start();
      expect(await window.call(findUpdate)).toBe(true);
      await window.see('Eine neue Version ist da.');
      device.setOffline(true);
      const wanted = (await window.call(shownPieces)) + 1;
      await tapMore(window);
      await window.see('1 wartet');
      expect(await window.call(shownBuild)).toBe('first');
      await window.press('Jetzt aktualisieren');
      await expect.poll(() => window.call(shownBuild).catch(() => '')).toBe('next');
      await window.see('1 wartet');
      await window.find('[role=treeitem]', `${wanted} ×`);
      device.setOffline(false);
      await untilCurrent(window);
      const { quantitiesIn } = await openServerView('werkstatt', shop.url);
      expect(await quantitiesIn(frameName)).toContain(wanted);
    },
  );
});
