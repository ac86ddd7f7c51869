import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleAs } from '../../shop/act.ts';
import { smallFile } from '../../shop/dropped-files.ts';
import { goToLastOrderStep, signInAs, untilCurrent } from '../../shop/engines/act-in-window.ts';
import { type EngineDevice, openEngineDevice } from '../../shop/engines/engine-device.ts';
import { engines } from '../../shop/engines/engines.ts';
import { ownShop } from '../../shop/own-shop.ts';
import { openServerView } from '../../shop/server-view.ts';

/** After so many frames the browser is killed, or as soon as what was begun is shown as done. */
const momentsOfImport = [0, 1, 4, 16, Number.MAX_SAFE_INTEGER];
const momentsOfOrder = [0, 2, 8, Number.MAX_SAFE_INTEGER];

/** Runs in a page: whether it shows these words within so many frames. */
const isShownWithin = async (words: string, frames: number) => {
  const isShown = () => document.body.innerText.includes(words);
  for (let frame = 0; frame < frames && !isShown(); frame++) await new Promise(requestAnimationFrame);
  return isShown();
};

/** Runs in a page: takes out what lies in the shown basket; whether nothing does any more. */
const emptyBasket = () => {
  document.querySelector<HTMLElement>('button[aria-label$="aus dem Warenkorb nehmen"]')?.click();
  return document.body.innerText.includes('Noch nichts im Warenkorb');
};

describe.for(engines)('in $engine (skipped where $packages is missing)', (engine) => {
  let device: EngineDevice;
  beforeAll(async () => {
    if (!engine.isHere) return;
    device = await openEngineDevice(engine, (await ownShop()).url);
    const window = device.window();
    await signInAs(window, device.url, 'werkstatt');
    await untilCurrent(window);
  });
  afterAll(() => device?.close());

  const show = (path: string) => device.window().go(`${device.url}/de/shop/${path}`);

  const untilAllSent = async () => {
    device.setOffline(false);
    await show('waiting');
    await device.window().see('Alles ist gesendet');
  };

  it.skipIf(!engine.isHere)(
    'a file whose reading a kill cuts short is kept or was never there, is kept where it was read, and is sent once',
    async () => {
      const tries: { name: string; wasRead: boolean }[] = [];
      device.setOffline(true);
      for (const [n, frames] of momentsOfImport.entries()) {
        const name = `Stall ${n + 1} ${engine.engine.slice(0, 3)}`;
        await show('projects');
        await device.window().giveFile(`${name}.btlx`, sampleAs('knotenplatten.btlx', name).buffer.toString('utf8'));
        tries.push({ name, wasRead: await device.window().call(isShownWithin, 'Projekt öffnen', frames) });
        await device.killAndReopen();
      }
      await show('projects');
      for (const { name, wasRead } of tries) if (wasRead) await device.window().see(name);
      device.setOffline(false);
      // What was not read is read here.
      await untilCurrent(device.window());
      await untilAllSent();
      const projects = await (await openServerView('werkstatt')).projects();
      const counts = tries.map(({ name, wasRead }) => ({
        wasRead,
        count: projects.filter((project) => project.name === name).length,
      }));
      console.info(`${engine.engine}, files: ${JSON.stringify(counts)}`);
      expect(counts.filter(({ wasRead, count }) => count > 1 || (wasRead && count === 0))).toEqual([]);
      expect(counts.some(({ wasRead }) => wasRead)).toBe(true);
    },
  );

  /** Prepares an order of a project of its own, up to the last press. */
  const prepareOrder = async (name: string) => {
    const window = device.window();
    await show('projects');
    await window.giveFile(`${name}.btlx`, smallFile(name).buffer.toString('utf8'));
    await window.follow('Projekt öffnen');
    await window.tap('[role=treeitem]', 'Lasche');
    await goToLastOrderStep(window);
  };

  it.skipIf(!engine.isHere)(
    'an order without a network that a kill follows is kept or was never made, is kept where it was confirmed, and is sent once',
    async () => {
      const view = await openServerView('werkstatt');
      const orderedBefore = (await view.orders()).length;
      const tries: boolean[] = [];
      for (const [n, frames] of momentsOfOrder.entries()) {
        await prepareOrder(`Dach ${n + 1} ${engine.engine.slice(0, 3)}`);
        await untilCurrent(device.window());
        device.setOffline(true);
        await device.window().press('Zahlungspflichtig bestellen');
        const wasConfirmed = await device.window().call(isShownWithin, 'noch nicht bestellt', frames);
        await device.killAndReopen();
        await show('waiting');
        tries.push(wasConfirmed);
        if (wasConfirmed) await device.window().see('Bestellung mit 1 Projekt');
        await untilAllSent();
        await show('basket');
        await expect.poll(() => device.window().call(emptyBasket)).toBe(true);
      }
      const ordered = (await view.orders()).length - orderedBefore;
      const confirmed = tries.filter((wasConfirmed) => wasConfirmed).length;
      console.info(
        `${engine.engine}, orders: ${ordered} of ${tries.length}, ${confirmed} were confirmed before the kill`,
      );
      expect(confirmed).toBeGreaterThan(0);
      expect(ordered).toBeGreaterThanOrEqual(confirmed);
      expect(ordered).toBeLessThanOrEqual(tries.length);
    },
  );
});
