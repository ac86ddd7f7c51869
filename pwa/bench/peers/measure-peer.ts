import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../../e2e/launch-browser.ts';
import { percentile } from '../percentile.ts';
import { type NetworkKind, openNetwork } from './network.ts';
import type { startPeer } from './start-peer.ts';

export type Order = { count: number; edits: number; crashEdits: number; network: NetworkKind; run: number };

type Server = Awaited<ReturnType<typeof startPeer>>;

/** Write-behind stores get so long before the page is closed. */
const quietMs = 1500;
const untilEditedMs = 120_000;

const isolated = {
  contentType: 'text/html',
  body: '<!doctype html><title>bench</title>',
  headers: { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' },
};

const openProfile = async (url: string, bundle: string) => {
  const profile = mkdtempSync(join(tmpdir(), 'bench-'));
  const context = await launchBrowser(profile, { baseURL: url, bypassCSP: true });
  const openPage = async (): Promise<Page> => {
    const page = await context.newPage();
    page.setDefaultTimeout(600_000);
    const address = `${url}/api/bench-page`;
    await page.route(address, (route) => route.fulfill(isolated));
    await page.goto(address);
    await page.unroute(address);
    await page.evaluate(bundle);
    await page.evaluate(() => globalThis.peerBench.prepare());
    return page;
  };
  const remove = async () => {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  };
  return { context, openPage, remove };
};

const wrongAnswer = ({ all }: { all: number }, count: number) => {
  if (all !== count) throw new Error(`${all} of ${count} rows were found`);
};

const untilEdited = async (server: Server, { run, edits }: Order, startedAt: number) => {
  for (;;) {
    const edited = await server.edited(run);
    if (edited >= edits) return;
    if (performance.now() - startedAt > untilEditedMs) throw new Error(`the server has ${edited} of ${edits} edits`);
    await wait(20);
  }
};

type Profile = Awaited<ReturnType<typeof openProfile>>;
type Network = Awaited<ReturnType<typeof openNetwork>>;

const switchNetwork = async ({ context }: Profile, network: Network, isOn: boolean) => {
  network.setOnline(isOn);
  await context.setOffline(!isOn);
};

const keptAfterCrash = async (
  profile: Profile,
  network: Network,
  server: Server,
  { count, crashEdits, edits, run }: Order,
) => {
  const page = await profile.openPage();
  await page.evaluate((rows) => globalThis.peerBench.warmOpen(rows), count);
  await switchNetwork(profile, network, false);
  const value = run + 1;
  await page.evaluate((order) => globalThis.peerBench.edits(order), { from: edits, howMany: crashEdits, count, value });
  const session = await profile.context.newCDPSession(page);
  void session.send('Page.crash').catch(() => null);
  await page.waitForEvent('crash').catch(() => null);
  await page.close().catch(() => null);
  await switchNetwork(profile, network, true);
  const next = await profile.openPage();
  await next.evaluate((rows) => globalThis.peerBench.warmOpen(rows), count);
  const before = Date.now();
  await next.evaluate(() => globalThis.peerBench.push());
  while (Date.now() - before < 5000 && (await server.edited(value)) < crashEdits) await wait(200);
  return server.edited(value);
};

/** One run of one peer in a fresh profile. */
export const measurePeer = async (server: Server, bundle: string, order: Order) => {
  const { count, edits, run } = order;
  const network = await openNetwork(server.port, order.network);
  const profile = await openProfile(network.url, bundle);
  try {
    const first = await profile.openPage();
    network.take();
    const loaded = await first.evaluate((rows) => globalThis.peerBench.firstLoad(rows), count);
    wrongAnswer(loaded, count);
    const loadBytes = network.take();
    await first.evaluate(() => globalThis.peerBench.settle());
    await wait(quietMs);
    await first.close();
    const page = await profile.openPage();
    const warm = await page.evaluate((rows) => globalThis.peerBench.warmOpen(rows), count);
    wrongAnswer(warm, count);
    await page.evaluate(() => globalThis.peerBench.goOffline());
    await switchNetwork(profile, network, false);
    const writes = await page.evaluate((what) => globalThis.peerBench.edits(what), {
      from: 0,
      howMany: edits,
      count,
      value: run,
    });
    const settleMs = await page.evaluate(() => globalThis.peerBench.settle());
    await switchNetwork(profile, network, true);
    network.take();
    const startedAt = performance.now();
    const said = await page.evaluate(() => globalThis.peerBench.push());
    await untilEdited(server, order, startedAt);
    const pushBytes = network.take();
    await page.close();
    return {
      loadMs: loaded.ms,
      loadDown: loadBytes.down,
      warmMs: warm.ms,
      writeP50: percentile(writes, 50),
      writeP95: percentile(writes, 95),
      writeP99: percentile(writes, 99),
      settleMs,
      pushMs: said,
      pushUp: pushBytes.up / edits,
      pushDown: pushBytes.down / edits,
      kept: order.crashEdits > 0 ? await keptAfterCrash(profile, network, server, order) : Number.NaN,
    };
  } finally {
    await profile.remove();
    network.close();
  }
};
export type Measured = Awaited<ReturnType<typeof measurePeer>>;
