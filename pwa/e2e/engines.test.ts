import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { password } from './shop/act.ts';
import { smallFile } from './shop/dropped-files.ts';
import { startCutWay } from './shop/engines/cut-way.ts';
import { type EngineWindow, firefoxWindow, webkitWindow } from './shop/engines/engine-window.ts';
import { hasFirefox, openFirefox } from './shop/engines/open-firefox.ts';
import { hasWebKit, openWebKit } from './shop/engines/open-webkit.ts';
import { type Window, windowOf } from './shop/engines/window-of.ts';
import { ownShop } from './shop/own-shop.ts';
import { openServerView } from './shop/server-view.ts';

type Opened = { window: EngineWindow; end: () => Promise<void> };
type Engine = { engine: string; isHere: boolean; packages: string; open: (profile: string) => Promise<Opened> };

const engines: readonly Engine[] = [
  {
    engine: 'Firefox',
    isHere: hasFirefox,
    packages: 'firefox-esr',
    open: async (profile) => {
      const firefox = await openFirefox(profile);
      return { window: await firefoxWindow(firefox), end: firefox.close };
    },
  },
  {
    engine: 'WebKit, the engine of Safari',
    isHere: hasWebKit,
    packages: 'gir1.2-webkit2-4.1, python3-gi, xvfb',
    open: async (profile) => {
      const webkit = await openWebKit(profile);
      return { window: await webkitWindow(webkit), end: webkit.kill };
    },
  },
];

const amount = /[\d.]+,\d\d/;
const projectPrice = async ({ read }: Window) => amount.exec(await read('button', 'Projekt netto'))?.[0];

describe.for(engines)('in $engine (skipped where $packages is missing)', ({ engine, isHere, open }) => {
  const name = `Anbau ${engine}`;
  const profile = mkdtempSync(join(tmpdir(), 'engine-'));
  let way: Awaited<ReturnType<typeof startCutWay>>;
  let opened: Opened;
  let window: Window;
  beforeAll(async () => {
    if (!isHere) return;
    way = await startCutWay((await ownShop()).url);
    opened = await open(profile);
    window = windowOf(opened.window);
  });
  afterAll(async () => {
    await opened?.end();
    await way?.stop();
    rmSync(profile, { recursive: true, force: true });
  });

  it.skipIf(!isHere)('somebody signs in, and the app installs itself', async () => {
    await window.go(`${way.url}/de/shop/login`);
    await window.fill('Benutzername oder E-Mail', 'werkstatt');
    await window.fill('Passwort', password);
    await window.press('Anmelden');
    await window.find('[aria-label="Benutzer werkstatt"]');
    await window.untilInstalled();
  });

  it.skipIf(!isHere)('a dropped file is read and priced; one piece more costs more', async () => {
    await window.go(`${way.url}/de/shop/projects`);
    await window.giveFile(`${name}.btlx`, smallFile(name).buffer.toString('utf8'));
    await window.follow('Projekt öffnen');
    await window.tap('[role=treeitem]', 'Lasche');
    const before = await projectPrice(window);
    await window.tap('button[aria-label*="mehr"][aria-label*="Menge"]');
    await window.find('[role=treeitem]', '2 ×');
    await expect.poll(() => projectPrice(window)).not.toBe(before);
  });

  it.skipIf(!isHere)(
    'without a network it goes into the basket, is ordered, and waits over a new start of the page',
    async () => {
      await window.find('[title^="Zuletzt verbunden"]', 'aktuell');
      way.setCut(true);
      await window.tap('button[aria-label*="mehr"][aria-label*="Menge"]');
      await window.find('[role=treeitem]', '3 ×');
      await window.press('In den Warenkorb');
      await window.follow('Warenkorb, 1 Stück');
      await window.follow('Weiter: Adressen');
      await window.press('Weiter: Fertigung und Lieferung');
      await window.press('Weiter: Zahlung');
      await window.press('Weiter: Prüfen');
      await window.see('Prüfen und bestellen');
      await window.tick('Ich stimme den Allgemeinen Geschäftsbedingungen');
      await window.tick('Ich stimme den Lieferbedingungen');
      await window.press('Zahlungspflichtig bestellen');
      await window.see('noch nicht bestellt');
      await window.go(`${way.url}/de/shop/waiting`);
      await window.see('Bestellung mit 1 Projekt');
    },
  );

  it.skipIf(!isHere)('with the network it is ordered once, at the server too', async () => {
    const view = await openServerView('werkstatt');
    const before = (await view.orders()).length;
    way.setCut(false);
    await window.see('Alles ist gesendet');
    expect((await view.orders()).length - before).toBe(1);
    expect(await view.quantitiesIn(name)).toEqual([3]);
  });

  it.skipIf(!isHere)('who signs out leaves the app', async () => {
    await window.go(`${way.url}/de/shop/projects/logout`);
    await window.press('Abmelden');
    await window.reach('/de/home');
  });
});
