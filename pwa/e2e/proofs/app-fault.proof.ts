import type { PullAnswer, PullRequest } from '@knotenblech/shared/sync/wire.ts';
import type { Route } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn, waitForSyncState } from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';
import { addPiece, frameName, openHeadPlate, shownQuantity } from '../shop/part-quantity.ts';
import { passOn } from '../shop/pass-on.ts';
import { sentText } from '../shop/sent-text.ts';
import { openServerView } from '../shop/server-view.ts';

const pulls = '**/api/1.0/sync/pull';
let device: Device;
let wanted = 0;
beforeAll(async () => {
  device = await openDevice();
  await signIn(device.page, 'werkstatt');
  await openHeadPlate(device.page);
  await waitForSyncState(device.page, 'aktuell');
});
afterAll(() => device.close());

const onServer = async () => (await openServerView('werkstatt')).quantitiesIn(frameName);
const waiting = () => device.page.locator('main').getByRole('heading', { name: 'Noch nicht übertragen: 1 Änderung' });
const fault = () => device.page.locator('main').getByText(/ist ein Fehler der App aufgetreten/);
const openWaitingList = () => device.page.goto('/de/shop/waiting');

/** Steel grades as no build of the app can read them: nothing that waits can be priced by them. */
const unreadable = { kind: 'catalogPack', data: { id: 'grades:0000', table: 'grades', rows: [{}] } };
const answerUnreadable = async (route: Route) => {
  const response = await passOn(route);
  if (!response?.ok()) return route.abort().catch(() => null);
  const said = (await response.json()) as PullAnswer;
  const { catalog: cursor } = (JSON.parse(sentText(route.request())) as PullRequest).spaces;
  const patch = { reset: false, del: [], more: false, ...said.spaces.catalog, cursor };
  await route.fulfill({
    response,
    json: { ...said, spaces: { ...said.spaces, catalog: { ...patch, put: [unreadable] } } },
  });
};

it('a fault of the app is told in the frame and in the waiting list, which keeps what waits, also over a reload', async () => {
  const { page, context } = device;
  await device.setOffline(true);
  wanted = await addPiece(page);
  await waitForSyncState(page, /^offline, 1 wartet/);
  await context.route(pulls, answerUnreadable);
  await device.setOffline(false);
  await waitForSyncState(page, 'bitte prüfen');
  expect(await shownQuantity(page)).toBe(wanted);
  for (let n = 0; n < 2; n++) {
    await openWaitingList();
    await fault().waitFor();
    await waiting().waitFor();
    await waitForSyncState(page, 'bitte prüfen');
  }
  expect(await onServer()).not.toContain(wanted);
});

it('once the fault is gone another try sends what waited, and nobody is told of it any more', async () => {
  const { page, context } = device;
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Jetzt senden' }).click();
  await waitForSyncState(page, 'aktuell');
  await page.getByRole('heading', { name: 'Alles ist gesendet' }).waitFor();
  expect(await fault().count()).toBe(0);
  expect(await onServer()).toContain(wanted);
  await openHeadPlate(page);
  expect(await shownQuantity(page)).toBe(wanted);
});
