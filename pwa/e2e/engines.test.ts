import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallFile } from './shop/dropped-files.ts';
import { goToLastOrderStep, signInAs, tapMore, untilCurrent } from './shop/engines/act-in-window.ts';
import { type EngineDevice, openEngineDevice } from './shop/engines/engine-device.ts';
import { engines } from './shop/engines/engines.ts';
import type { Window } from './shop/engines/window-of.ts';
import { ownShop } from './shop/own-shop.ts';
import { openServerView } from './shop/server-view.ts';

const amount = /[\d.]+,\d\d/;
const projectPrice = async ({ read }: Window) => amount.exec(await read('button', 'Projekt netto'))?.[0];

describe.for(engines)('in $engine (skipped where $packages is missing)', (engine) => {
  const { isHere } = engine;
  const name = `Anbau ${engine.engine}`;
  let device: EngineDevice;
  let window: Window;
  beforeAll(async () => {
    if (!isHere) return;
    device = await openEngineDevice(engine, (await ownShop()).url);
    window = device.window();
  });
  afterAll(() => device?.close());

  it.skipIf(!isHere)('somebody signs in, and the app installs itself', () => signInAs(window, device.url, 'werkstatt'));

  it.skipIf(!isHere)('a dropped file is read and priced; one piece more costs more', async () => {
    await window.go(`${device.url}/de/shop/projects`);
    await window.giveFile(`${name}.btlx`, smallFile(name).buffer.toString('utf8'));
    await window.follow('Projekt öffnen');
    await window.tap('[role=treeitem]', 'Lasche');
    const before = await projectPrice(window);
    await tapMore(window);
    await window.find('[role=treeitem]', '2 ×');
    await expect.poll(() => projectPrice(window)).not.toBe(before);
  });

  it.skipIf(!isHere)(
    'without a network it goes into the basket, is ordered, and waits over a new start of the page',
    async () => {
      await untilCurrent(window);
      device.setOffline(true);
      await tapMore(window);
      await window.find('[role=treeitem]', '3 ×');
      await goToLastOrderStep(window);
      await window.press('Zahlungspflichtig bestellen');
      await window.see('noch nicht bestellt');
      await window.go(`${device.url}/de/shop/waiting`);
      await window.see('Bestellung mit 1 Projekt');
    },
  );

  it.skipIf(!isHere)('with the network it is ordered once, at the server too', async () => {
    const view = await openServerView('werkstatt');
    const before = (await view.orders()).length;
    device.setOffline(false);
    await window.see('Alles ist gesendet');
    expect((await view.orders()).length - before).toBe(1);
    expect(await view.quantitiesIn(name)).toEqual([3]);
  });

  it.skipIf(!isHere)('who signs out leaves the app', async () => {
    await window.go(`${device.url}/de/shop/projects/logout`);
    await window.press('Abmelden');
    await window.reach('/de/home');
  });
});
