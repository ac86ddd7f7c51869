import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSeed } from '../../../../shared/proofs/slice.ts';
import { seededRandom } from '../../../../sync-server/simulate/random.ts';
import { signInAs, tapMore, untilCurrent } from '../../shop/engines/act-in-window.ts';
import { startCutWay } from '../../shop/engines/cut-way.ts';
import { webkitWindow } from '../../shop/engines/engine-window.ts';
import { hasWebKit, openWebKit, type WebKit } from '../../shop/engines/open-webkit.ts';
import { shownPieces } from '../../shop/engines/shown-pieces.ts';
import { type Window, windowOf } from '../../shop/engines/window-of.ts';
import { ownShop } from '../../shop/own-shop.ts';
import { frameName } from '../../shop/part-quantity.ts';
import { openServerView } from '../../shop/server-view.ts';

const times = 200;
const profile = mkdtempSync(join(tmpdir(), 'page-cache-'));
let way: Awaited<ReturnType<typeof startCutWay>>;
let elsewhere: Server;
let webkit: WebKit;
let window: Window;
beforeAll(async () => {
  if (!hasWebKit) return;
  way = await startCutWay((await ownShop()).url);
  elsewhere = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<h1>elsewhere</h1>'));
  await new Promise<void>((done) => elsewhere.listen(0, '127.0.0.1', done));
  webkit = await openWebKit(profile);
  window = windowOf(await webkitWindow(webkit));
});
afterAll(async () => {
  await webkit?.kill();
  elsewhere?.close();
  await way?.stop();
  rmSync(profile, { recursive: true, force: true });
});

describe.skipIf(!hasWebKit)('in WebKit (skipped where gir1.2-webkit2-4.1, python3-gi, xvfb is missing)', () => {
  it(`${times} times away from a project and back, while pages load too, with edits and a network that is cut: it is always shown, and no edit is lost`, async () => {
    const random = seededRandom(runSeed());
    await signInAs(window, way.url, 'werkstatt');
    await untilCurrent(window);
    await window.go(`${way.url}/de/shop/projects`);
    await window.follow(frameName);
    await window.tap('[role=treeitem]', 'Kopfplatte');
    await window.find('button[aria-label*="mehr"][aria-label*="Menge"]');
    const project = await window.call(() => location.href);
    const places = [
      project,
      `${way.url}/de/shop/projects`,
      `${way.url}/de/shop/basket`,
      `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`,
    ];
    let wanted = await window.call(shownPieces);
    for (let n = 0; n < times; n++) {
      if (random.chance(0.2)) await window.back();
      else await window.go(random.pick(places));
      if (random.chance(0.7)) await wait(random.below(800));
      if (n % 10 === 0) way.setCut(random.chance(0.5));
      if (n % 4 !== 3) continue;
      await window.go(project);
      await tapMore(window);
      wanted += 1;
    }
    way.setCut(false);
    await window.go(project);
    await expect.poll(() => window.call(shownPieces)).toBe(wanted);
    const { quantitiesIn } = await openServerView('werkstatt');
    await expect.poll(() => quantitiesIn(frameName)).toEqual([wanted]);
  });
});
