import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { password, sampleAs } from '../../shop/act.ts';
import { signInAs, tapMore, untilCurrent } from '../../shop/engines/act-in-window.ts';
import { type EngineDevice, openEngineDevice } from '../../shop/engines/engine-device.ts';
import { engines, firefoxEngine, webkitEngine } from '../../shop/engines/engines.ts';
import { shownPieces } from '../../shop/engines/shown-pieces.ts';
import { mountSmallDisk } from '../../shop/engines/small-disk.ts';
import { ownShop } from '../../shop/own-shop.ts';
import { frameName } from '../../shop/part-quantity.ts';
import { openServerView } from '../../shop/server-view.ts';

let device: EngineDevice | null = null;
afterEach(async () => {
  await device?.close();
  device = null;
});

/** Storage that the browser refuses: by a setting of Firefox, by a folder of WebKit that cannot be made. */
const refusals = [
  {
    engine: firefoxEngine,
    name: 'Firefox, with cookies and site data blocked',
    isToldAtOnce: true,
    options: () => ({ preferences: { 'network.cookie.cookieBehavior': 2 } }),
  },
  {
    engine: webkitEngine,
    name: 'WebKit, without a place for its databases',
    // It answers until something is to be stored.
    isToldAtOnce: false,
    options: () => {
      const profile = mkdtempSync(join(tmpdir(), 'engine-'));
      writeFileSync(join(profile, 'databases'), '');
      return { profile };
    },
  },
];

describe.for(refusals)('in $name (skipped where $engine.packages is missing)', ({ engine, options, isToldAtOnce }) => {
  it.skipIf(!engine.isHere)('the pages of the site are shown, and the app says that it keeps nothing', async () => {
    device = await openEngineDevice(engine, (await ownShop()).url, options());
    const window = device.window();
    await window.go(`${device.url}/de/home`);
    await window.find('h1', 'Stahlteile nach Maß');
    await window.go(`${device.url}/de/shop/login`);
    if (isToldAtOnce) await window.see('Neu laden');
    else {
      await window.fill('Benutzername oder E-Mail', 'werkstatt');
      await window.fill('Passwort', password);
      await window.press('Anmelden');
    }
    await window.see('Dieser Browser lässt die App nichts auf dem Gerät speichern.');
  });
});

describe.for(engines)('in $engine (skipped where $packages is missing, or nothing may be mounted)', (engine) => {
  it.skipIf(!engine.isHere)('a full disk is told, and nothing that was stored is lost', async ({ skip }) => {
    const disk = mountSmallDisk(400);
    if (!disk) return skip();
    try {
      device = await openEngineDevice(engine, (await ownShop()).url, { profile: disk.folder });
      const window = device.window();
      await signInAs(window, device.url, 'werkstatt');
      await window.go(`${device.url}/de/shop/projects`);
      await window.follow(frameName);
      await window.tap('[role=treeitem]', 'Kopfplatte');
      await untilCurrent(window);
      device.setOffline(true);
      const wanted = (await window.call(shownPieces)) + 1;
      await tapMore(window);
      await window.see('1 wartet');
      await window.go(`${device.url}/de/shop/projects`);
      await window.see('1 wartet');
      disk.fill();
      const { buffer } = sampleAs('knotenplatten.btlx', 'Zu viel');
      // So long that no room which a database has left over holds it.
      const long = buffer.toString('utf8').replace('</BTLx>', `<!-- ${randomText(8_000_000)} --></BTLx>`);
      await window.giveFile('Zu viel.btlx', long);
      await window.see('Auf diesem Gerät ist kein Platz mehr');
      disk.free();
      await device.killAndReopen();
      await device.window().go(`${device.url}/de/shop/projects`);
      device.setOffline(false);
      await untilCurrent(device.window());
      const { quantitiesIn } = await openServerView('werkstatt');
      expect(await quantitiesIn(frameName)).toContain(wanted);
    } finally {
      await device?.close();
      device = null;
      disk.remove();
    }
  });
});

/** What cannot be packed. */
const randomText = (length: number) => {
  let text = '';
  while (text.length < length) text += crypto.randomUUID();
  return text;
};
