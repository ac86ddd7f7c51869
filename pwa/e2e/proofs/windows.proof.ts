import type { Mutation, PushRequest } from '@knotenblech/shared/sync/wire.ts';
import type { Page, Request } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn, waitForSyncState } from '../shop/act.ts';
import { type Device, openInstalled } from '../shop/device.ts';
import { leadersAmong } from '../shop/leading-window.ts';
import { frameName, openPart, setQuantity } from '../shop/part-quantity.ts';
import { sentText } from '../shop/sent-text.ts';
import { openServerView } from '../shop/server-view.ts';

const pushPath = '/api/1.0/sync/push';
/** One for each window. */
const parts = [/Kopfplatte Stütze/, /Fußplatte Stütze/, /Unterlegplatte/] as const;
let device: Device;
let windows: Page[];
const pushes: PushRequest[] = [];
const streams = new Set<Request>();

const watchRequests = ({ context }: Device) => {
  const onEnd = (request: Request) => void streams.delete(request);
  context.on('request', (request) => {
    if (request.url().endsWith('/sync/events')) streams.add(request);
    if (request.url().endsWith(pushPath)) pushes.push(JSON.parse(sentText(request)) as PushRequest);
  });
  context.on('requestfinished', onEnd);
  context.on('requestfailed', onEnd);
};

beforeAll(async () => {
  device = await openInstalled('werkstatt', { height: 1600 });
  const { context, page } = device;
  watchRequests(device);
  await page.reload();
  windows = [page, await context.newPage(), await context.newPage()];
  for (const [n, part] of parts.entries()) await openPart(windows[n] as Page, part);
  for (const window of windows) await waitForSyncState(window, 'aktuell');
});
afterAll(() => device.close());

/** In the tree, where every part stands with its pieces: those in sight, so the windows are high. */
const withPieces = (page: Page, pieces: number) => page.getByRole('treeitem', { name: new RegExp(`^${pieces} × `) });

const untilOnServer = async (quantities: number[]) => {
  const { quantitiesIn } = await openServerView('werkstatt');
  await expect.poll(() => quantitiesIn(frameName)).toEqual(expect.arrayContaining(quantities));
};

/** The window that leads, and one that follows. */
const leaderAndFollower = async () => {
  const [leader, ...more] = await leadersAmong(windows);
  const follower = windows.find((window) => window !== leader);
  if (!leader || !follower || more.length > 0) throw new Error('not one window leads');
  return { leader, follower };
};

it('three windows without a network show what each of them changed, and all of it leaves in one request', async () => {
  const pieces = [41, 42, 43];
  await device.setOffline(true);
  pushes.length = 0;
  for (const [n, window] of windows.entries()) await setQuantity(window, pieces[n] ?? 0);
  for (const window of windows) {
    for (const each of pieces) await withPieces(window, each).waitFor();
    await waitForSyncState(window, /3 warten/);
  }
  await device.setOffline(false);
  await untilOnServer(pieces);
  for (const window of windows) await waitForSyncState(window, 'aktuell');
  expect(pushes.map(({ mutations }) => mutations.map(({ name }) => name))).toEqual([
    ['setPartQuantity', 'setPartQuantity', 'setPartQuantity'],
  ]);
});

it('three windows keep one event stream open, that of the leading one', async () => {
  const { leader } = await leaderAndFollower();
  await expect
    .poll(() => [...streams].map((request) => windows.indexOf(request.frame().page())))
    .toEqual([windows.indexOf(leader)]);
});

/** Runs in a page: what was asked of its databases before is done. */
const finishTransactions = async () => {
  const names = (await indexedDB.databases()).flatMap(({ name = '' }) => (name.startsWith('shop-') ? [name] : []));
  const finish = (name: string) =>
    new Promise<void>((done, fail) => {
      const opening = indexedDB.open(name);
      opening.addEventListener('error', () => fail(opening.error));
      opening.addEventListener('success', () => {
        const database = opening.result;
        const last = database.transaction([...database.objectStoreNames], 'readwrite');
        last.addEventListener('complete', () => {
          database.close();
          done();
        });
      });
    });
  await Promise.all(names.map(finish));
};

/** As a browser freezes a window: it keeps its lock and its stream, and runs nothing. One that keeps others from a database is not frozen. */
const freeze = async (page: Page) => {
  await waitForSyncState(page, 'aktuell');
  await page.evaluate(finishTransactions);
  const tools = await device.context.newCDPSession(page);
  await tools.send('Debugger.enable');
  const isStill = new Promise((still) => tools.once('Debugger.paused', still));
  await tools.send('Debugger.pause');
  await isStill;
  return () => tools.detach();
};

it('what is changed beside a frozen leader reaches the server, and the leader follows once it wakes up', async () => {
  const { leader, follower } = await leaderAndFollower();
  const wake = await freeze(leader);
  await setQuantity(follower, 51);
  await untilOnServer([51]);
  await wake();
  await withPieces(leader, 51).waitFor();
  const leaders = await leadersAmong(windows);
  expect(leaders).toHaveLength(1);
  expect(leaders).not.toContain(leader);
});

it('what is changed beside a leader that crashes reaches the server', async () => {
  const { leader, follower } = await leaderAndFollower();
  const tools = await device.context.newCDPSession(leader);
  const crash = new Promise((crashed) => leader.once('crash', crashed));
  void tools.send('Page.crash').catch(() => {});
  await crash;
  windows = windows.filter((window) => window !== leader);
  await setQuantity(follower, 61);
  await untilOnServer([61]);
  expect(await leadersAmong(windows)).toHaveLength(1);
});

/** The users in whose name a quantity was sent. */
const sendersOf = (quantity: number) => {
  const isIn = ({ args }: Mutation) => (args as { quantity?: number }).quantity === quantity;
  return new Set(pushes.filter(({ mutations }) => mutations.some(isIn)).map(({ userId }) => userId));
};

it('who signs in in one window takes the first user off the other, and sends nothing of his', async () => {
  const [first, second] = windows as [Page, Page];
  const [workshop, boss] = await Promise.all([openServerView('werkstatt'), openServerView('chef')]);
  for (const window of windows) await window.route(`**${pushPath}`, (route) => route.abort());
  await setQuantity(first, 71);
  await waitForSyncState(first, /1 wartet/);
  await logIn(second, 'chef');
  await first
    .getByLabel('Passwort')
    .or(first.getByRole('button', { name: 'Benutzer chef' }))
    .first()
    .waitFor();
  const shown = await first.locator('html').ariaSnapshot();
  expect(shown).not.toContain('Benutzer werkstatt');
  for (const window of windows) await window.unroute(`**${pushPath}`);

  await openPart(second, parts[2]);
  await setQuantity(second, 72);
  await untilOnServer([72]);
  await waitForSyncState(second, 'aktuell');
  await openPart(first, parts[0]);
  expect(await withPieces(first, 71).count()).toBe(0);
  expect(await boss.quantitiesIn(frameName)).not.toContain(71);

  await logIn(second, 'werkstatt');
  await untilOnServer([71]);
  expect(sendersOf(71)).toEqual(new Set([workshop.actor.userId]));
  expect(sendersOf(72)).toEqual(new Set([boss.actor.userId]));
});
