import { afterAll, beforeAll, expect, it } from 'vitest';
import { dropFile, openProject, sampleAs, signIn, waitForSyncState, waitUntilInstalled } from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';
import { openServerView } from '../shop/server-view.ts';

const projectName = 'Vom Dach aus';
const dayMs = 86_400_000;
let device: Device;
beforeAll(async () => {
  device = await openDevice();
  await signIn(device.page, 'werkstatt');
  await waitUntilInstalled(device.page);
  await waitForSyncState(device.page, 'aktuell');
});
afterAll(() => device.close());

/** Files by their hashes, as they lie on the device. */
const filesHere = () =>
  device.page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, fail) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error ?? new Error('no answer'));
      });
    const name = (await indexedDB.databases()).find((each) => each.name?.startsWith('shop-'))?.name ?? '';
    const database = await answer(indexedDB.open(name));
    const files = await answer(database.transaction('file').objectStore('file').getAllKeys());
    database.close();
    return files.map(String);
  });

const projectOnServer = async () =>
  (await (await openServerView('werkstatt')).projects()).find(({ name }) => name === projectName);

let daysGone = 0;
/** Begins anew so many days later: what need not stay has gone before the server is asked. */
const comeBackAfter = async (days: number) => {
  const { page } = device;
  daysGone += days;
  await page.goto('about:blank');
  await page.clock.setSystemTime(Date.now() + daysGone * dayMs);
  const asked = page.waitForRequest(/\/sync\/(pull|push)$/);
  await page.goto('/de/shop/projects');
  await asked;
};
const untilHeardToday = () => device.page.getByTitle(/^Zuletzt verbunden: \d\d:\d\d$/).waitFor();

let dropped: string[] = [];

it('a file whose project waits stays on the device for weeks without a network', async () => {
  const { page } = device;
  await page.goto('/de/shop/projects');
  await device.setOffline(true);
  await dropFile(page, sampleAs('winkel-rhs-flach.btlx', projectName));
  await page.getByRole('link', { name: 'Projekt öffnen' }).waitFor();
  dropped = await filesHere();
  expect(dropped).toHaveLength(1);
  await comeBackAfter(20);
  await page.getByRole('link', { name: projectName }).waitFor();
  expect(await filesHere()).toEqual(dropped);
});

it('it stays while the server has it and not its project', async () => {
  const { page, context } = device;
  await context.route('**/api/1.0/sync/push', (route) => route.abort());
  const triedToPush = page.waitForRequest(/\/sync\/push$/);
  const uploaded = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.url().includes('/api/1.0/files/') && answer.ok(),
  );
  await device.setOffline(false);
  await Promise.all([triedToPush, uploaded]);
  await comeBackAfter(2);
  await untilHeardToday();
  expect(await filesHere()).toEqual(dropped);
  expect(await projectOnServer()).toBeUndefined();
});

it('it stays as long as a restored server may have to be told of it, and goes then; the project is there without it', async () => {
  const { page, context } = device;
  await context.unroute('**/api/1.0/sync/push');
  await page.reload();
  await page
    .getByRole('listitem')
    .filter({ hasText: projectName })
    .getByText(/Nr\. \d+/)
    .waitFor();
  await waitForSyncState(page, 'aktuell');
  await expect.poll(async () => (await projectOnServer())?.reading).toBe('read');
  await comeBackAfter(16);
  await untilHeardToday();
  expect(await filesHere()).toEqual(dropped);
  await comeBackAfter(16);
  await untilHeardToday();
  expect(await filesHere()).toEqual([]);
  await openProject(page, projectName);
});
