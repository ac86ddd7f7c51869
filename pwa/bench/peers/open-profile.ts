import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { launchBrowser } from '../../e2e/shop/launch-browser.ts';

const isolated = {
  contentType: 'text/html',
  body: '<!doctype html><title>bench</title>',
  headers: { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' },
};

/** A browser on an empty profile whose pages hold nothing but a peer's bundle. */
export const openProfile = async (url: string, bundle: string) => {
  const profile = mkdtempSync(join(tmpdir(), 'bench-'));
  const context = await launchBrowser(profile, { baseURL: url, bypassCSP: true });
  // The page comes from no server, so the browser asks before it lets its sockets reach one on this machine.
  await context.grantPermissions(['local-network-access']);
  const openPage = async (): Promise<Page> => {
    const page = await context.newPage();
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
export type Profile = Awaited<ReturnType<typeof openProfile>>;
