import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProject, signIn, waitForSyncState } from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';

let device: Device;
beforeAll(async () => {
  device = await openDevice();
  await signIn(device.page, 'werkstatt');
  await openProject(device.page, 'Hallenrahmen Achse A bis C');
  await device.page
    .getByRole('treeitem', { name: /Kopfplatte/ })
    .first()
    .click();
});
afterAll(() => device.close());

const quantity = async () => Number(await device.page.getByRole('textbox', { name: /Menge/ }).inputValue());
const more = () => device.page.getByRole('button', { name: /Menge.*: mehr/ });

it('a tap counts though the page is loaded anew before anything could be stored', async () => {
  const before = await quantity();
  for (let taps = 1; taps <= 5; taps++) {
    const loaded = device.page.waitForEvent('load');
    await more().evaluate((button) => {
      (button as HTMLButtonElement).click();
      location.reload();
    });
    await loaded;
    await expect.poll(quantity).toBe(before + taps);
  }
});

it('a tap counts though the page crashes in that moment', async () => {
  const before = await quantity();
  const address = device.page.url();
  const tools = await device.context.newCDPSession(device.page);
  const crash = new Promise((crashed) => device.page.once('crash', crashed));
  await more().evaluate((button) => (button as HTMLButtonElement).click());
  void tools.send('Page.crash').catch(() => {});
  await crash;
  device.page = await device.context.newPage();
  await device.page.goto(address);
  await expect.poll(quantity).toBe(before + 1);
  await waitForSyncState(device.page, 'aktuell');
});
