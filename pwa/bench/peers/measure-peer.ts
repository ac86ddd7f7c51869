import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { percentile } from '../../../shared/bench/percentile.ts';
import type { Measured, Order } from './measured.ts';
import { openNetwork } from './network.ts';
import { openProfile, type Profile } from './open-profile.ts';
import type { startPeer } from './start-peer.ts';
import { type TimeLimit, timeLimit } from './time-limit.ts';

type Server = Awaited<ReturnType<typeof startPeer>>;
type Network = Awaited<ReturnType<typeof openNetwork>>;
type Place = { server: Server; network: Network; profile: Profile; within: TimeLimit };

/** Write-behind stores get so long before the page is closed. */
const quietMs = 1500;

/** One run of one peer in a fresh profile; what was measured before a step failed is kept. */
export const measurePeer = async (server: Server, bundle: string, order: Order, measured: Measured) => {
  const network = await openNetwork(server.port, order.network);
  const profile = await openProfile(network.url, bundle);
  const place = { server, network, profile, within: timeLimit(order.limitMs) };
  try {
    Object.assign(measured, await firstLoad(place, order));
    const page = await profile.openPage();
    measured.warmMs = await warmOpen(place, page, order);
    if (await page.evaluate(() => globalThis.peerBench.isEdited())) {
      Object.assign(measured, await makeEdits(place, page, order));
      Object.assign(measured, await pushEdits(place, page, order));
      await page.close();
      if (order.crashEdits > 0) measured.kept = await keptAfterCrash(place, order);
    }
  } finally {
    await profile.remove();
    network.close();
  }
};

const wrongAnswer = ({ all }: { all: number }, count: number) => {
  if (all !== count) throw new Error(`${all} of ${count} rows were found`);
};

const firstLoad = async ({ network, profile, within }: Place, { count }: Order): Promise<Measured> => {
  const page = await profile.openPage();
  network.take();
  const load = page.evaluate((rows) => globalThis.peerBench.firstLoad(rows), count);
  const loaded = await within('first load', load);
  wrongAnswer(loaded, count);
  const { down } = network.take();
  await within(
    'storing',
    page.evaluate(() => globalThis.peerBench.settle()),
  );
  await wait(quietMs);
  await page.close();
  return { loadMs: loaded.ms, loadDown: down };
};

const warmOpen = async ({ within }: Place, page: Page, { count }: Order) => {
  const warm = await within(
    'warm open',
    page.evaluate((rows) => globalThis.peerBench.warmOpen(rows), count),
  );
  wrongAnswer(warm, count);
  return warm.ms;
};

const switchNetwork = async ({ profile, network }: Place, isOn: boolean) => {
  network.setOnline(isOn);
  await profile.context.setOffline(!isOn);
};

const editRows = (
  { within }: Place,
  page: Page,
  what: { from: number; howMany: number; count: number; value: number },
) =>
  within(
    'edits',
    page.evaluate((edits) => globalThis.peerBench.edits(edits), what),
  );

const makeEdits = async (place: Place, page: Page, { count, edits, run }: Order): Promise<Measured> => {
  await page.evaluate(() => globalThis.peerBench.goOffline());
  await switchNetwork(place, false);
  const edited = await editRows(place, page, { from: 0, howMany: edits, count, value: run });
  const settleMs = await place.within(
    'storing',
    page.evaluate(() => globalThis.peerBench.settle()),
  );
  const writes = (of: number) => percentile(edited, of);
  return { writeP50: writes(50), writeP95: writes(95), writeP99: writes(99), settleMs };
};

const pushEdits = async (place: Place, page: Page, { edits, run, limitMs }: Order): Promise<Measured> => {
  const { network, server, within } = place;
  await switchNetwork(place, true);
  network.take();
  const startedAt = performance.now();
  const saidMs = await within(
    'push',
    page.evaluate(() => globalThis.peerBench.push()),
  );
  while ((await server.edited(run)) < edits) {
    if (performance.now() - startedAt > limitMs)
      throw new Error(`the server has ${await server.edited(run)} of ${edits} edits`);
    await wait(20);
  }
  const seenMs = performance.now() - startedAt;
  const bytes = network.take();
  return { pushMs: saidMs ?? seenMs, pushUp: bytes.up / edits, pushDown: bytes.down / edits };
};

const keptAfterCrash = async (place: Place, { count, crashEdits, edits, run }: Order) => {
  const { profile, server, within } = place;
  const page = await profile.openPage();
  await page.evaluate((rows) => globalThis.peerBench.warmOpen(rows), count);
  await switchNetwork(place, false);
  const value = run + 1;
  await editRows(place, page, { from: edits, howMany: crashEdits, count, value });
  const session = await profile.context.newCDPSession(page);
  void session.send('Page.crash').catch(() => null);
  await page.waitForEvent('crash').catch(() => null);
  await page.close().catch(() => null);
  await switchNetwork(place, true);
  const next = await profile.openPage();
  await next.evaluate((rows) => globalThis.peerBench.warmOpen(rows), count);
  const before = Date.now();
  await within(
    'push after the crash',
    next.evaluate(() => globalThis.peerBench.push()),
  );
  while (Date.now() - before < 5000 && (await server.edited(value)) < crashEdits) await wait(200);
  return server.edited(value);
};
