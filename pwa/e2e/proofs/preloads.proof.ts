import { expect, it } from 'vitest';
import { signIn, waitForSyncState, waitUntilInstalled } from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';
import { openUninstalled } from '../shop/open-uninstalled.ts';

const openInstalled = async (): Promise<Device> => {
  const device = await openDevice();
  await signIn(device.page, 'werkstatt');
  await waitUntilInstalled(device.page);
  return device;
};

it.each([
  ['from the installed app', openInstalled],
  ['from the network', openUninstalled],
])('a reload %s asks once for each script and style, and nothing ahead in vain', async (_, open) => {
  const { page, close } = await open();
  const asked: string[] = [];
  const said: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/')) asked.push(pathname);
  });
  page.on('console', (message) => said.push(message.text()));
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Projekte', exact: true }).waitFor();
  await waitForSyncState(page, 'aktuell');
  expect(asked.filter((path) => path.endsWith('.css')).length).toBeGreaterThan(3);
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
  expect(said.filter((text) => text.includes('preload'))).toEqual([]);
  await close();
});
