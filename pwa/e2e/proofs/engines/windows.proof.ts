import type { PushRequest } from '@knotenblech/shared/sync/wire.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAs, tapMore, untilCurrent } from '../../shop/engines/act-in-window.ts';
import { type EngineDevice, openEngineDevice } from '../../shop/engines/engine-device.ts';
import { engines } from '../../shop/engines/engines.ts';
import { shownPieces } from '../../shop/engines/shown-pieces.ts';
import type { Window } from '../../shop/engines/window-of.ts';
import { ownShop } from '../../shop/own-shop.ts';
import { frameName } from '../../shop/part-quantity.ts';
import { openServerView } from '../../shop/server-view.ts';

/** One for each window. */
const parts = ['Kopfplatte Stütze', 'Fußplatte Stütze'] as const;

/** Runs in a page: notes the changes that reach the server from now on; what a cut network swallows is sent again. */
const notePushes = () => {
  const send = globalThis.fetch;
  const noted: string[] = [];
  Object.assign(globalThis, { noted });
  globalThis.fetch = async (path, init) => {
    const answer = await send(path, init);
    if (typeof path === 'string' && path.endsWith('/sync/push')) {
      const body = new Blob([init?.body as BlobPart]);
      const isPacked = new Headers(init?.headers).has('content-encoding');
      const stream = isPacked ? body.stream().pipeThrough(new DecompressionStream('gzip')) : body.stream();
      noted.push(await new Response(stream).text());
    }
    return answer;
  };
};

/** Runs in a page. */
const notedPushes = () => (globalThis as unknown as { noted: string[] }).noted;

/** Runs in a page. */
const showsPieces = (part: string, pieces: number) =>
  [...document.querySelectorAll('[role=treeitem]')].some(
    ({ textContent }) => textContent.includes(part) && textContent.replaceAll(/\s+/g, ' ').includes(`${pieces} ×`),
  );

describe.for(engines)('in $engine (skipped where $packages is missing)', (engine) => {
  let device: EngineDevice;
  let windows: readonly [Window, Window];
  let wanted: readonly number[] = [];
  beforeAll(async () => {
    if (!engine.isHere) return;
    device = await openEngineDevice(engine, (await ownShop()).url);
    await signInAs(device.window(), device.url, 'werkstatt');
    windows = [device.window(), await device.openWindow()];
    for (const [n, window] of windows.entries()) {
      await window.go(`${device.url}/de/shop/projects`);
      await window.follow(frameName);
      await window.tap('[role=treeitem]', parts[n]);
      await untilCurrent(window);
      await window.call(notePushes);
    }
  });
  afterAll(() => device?.close());

  /** The changes that both windows sent, each as often as it was sent. */
  const sentChanges = async () => {
    const texts = (await Promise.all(windows.map((window) => window.call(notedPushes)))).flat();
    return texts.flatMap((text) => (JSON.parse(text) as PushRequest).mutations).map(({ args }) => JSON.stringify(args));
  };

  const untilOnServer = async (quantities: readonly number[]) => {
    const { quantitiesIn } = await openServerView('werkstatt');
    await expect.poll(() => quantitiesIn(frameName)).toEqual(expect.arrayContaining([...quantities]));
  };

  /** One piece more of the part of a window, which the other shows too. */
  const addPiece = async (n: 0 | 1) => {
    const pieces = (await windows[n].call(shownPieces)) + 1;
    await tapMore(windows[n]);
    for (const window of windows) await window.until(showsPieces, parts[n], pieces);
    return pieces;
  };

  it.skipIf(!engine.isHere)('what one window changes the other shows, with a network and without', async () => {
    await untilOnServer([await addPiece(0), await addPiece(1)]);
    for (const window of windows) await untilCurrent(window);
    device.setOffline(true);
    wanted = [await addPiece(0), await addPiece(1)];
    for (const window of windows) await window.see('2 warten');
  });

  it.skipIf(!engine.isHere)('each change of both windows is sent once', async () => {
    device.setOffline(false);
    await untilOnServer(wanted);
    for (const window of windows) await untilCurrent(window);
    const sent = await sentChanges();
    expect(sent).toHaveLength(4);
    expect(new Set(sent).size).toBe(4);
  });
});
