import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAs } from '../../shop/engines/act-in-window.ts';
import { type EngineDevice, openEngineDevice } from '../../shop/engines/engine-device.ts';
import { engines } from '../../shop/engines/engines.ts';
import { lookAtScreens } from '../../shop/engines/look-at-screen.ts';
import { ownShop } from '../../shop/own-shop.ts';
import { titleFor } from '../../shop/route-table.ts';
import { allScreens, belongsTo } from '../../shop/walk-screens.ts';

/** A tablet both ways and a phone; in every language on the tablet as it is mostly held. */
const walks = [
  { language: 'de', width: 1180, height: 820 },
  { language: 'en', width: 1180, height: 820 },
  { language: 'fr', width: 1180, height: 820 },
  { language: 'it', width: 1180, height: 820 },
  { language: 'de', width: 820, height: 1180 },
  { language: 'de', width: 390, height: 844 },
] as const;

const roles = ['nobody', 'chef', 'admin'] as const;
const cells = engines.flatMap((engine) => roles.map((role) => ({ engine, role, name: engine.engine })));

describe.for(cells)('in $name (skipped where $engine.packages is missing), $role', ({ engine, role }) => {
  let device: EngineDevice;
  beforeAll(async () => {
    if (!engine.isHere) return;
    device = await openEngineDevice(engine, (await ownShop()).url);
    if (role === 'nobody') await device.window().go(`${device.url}/de/home`);
    else await signInAs(device.window(), device.url, role);
    await device.window().find('h1');
  });
  afterAll(() => device?.close());

  it.skipIf(!engine.isHere).for(walks)('each screen is shown in $language, $width × $height', async (walk) => {
    const { language, width, height } = walk;
    await device.resize({ width, height });
    await device.window().until((wanted) => innerWidth === wanted, width);
    const mine = allScreens.filter(([, row]) => belongsTo(row) === role);
    const looks = mine.map(([path, row]) => ({ path, row, language, title: titleFor(row, role) }));
    expect(await lookAtScreens(device.window(), looks)).toEqual([]);
  });
});
