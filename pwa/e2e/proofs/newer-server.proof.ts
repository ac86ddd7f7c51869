import type { Page, Route } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dropSample, openProject, signIn, waitForSyncState } from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';
import { addPiece, selectPart } from '../shop/part-quantity.ts';
import { passOn } from '../shop/pass-on.ts';
import { openServerView } from '../shop/server-view.ts';

const projectName = 'Neuere Server';

let device: Device;
beforeAll(async () => {
  device = await openDevice();
});
afterAll(() => device.close());

type Row = { kind: string; data: { id: string } };
type Patch = { put: Row[]; del: unknown[] };
type Said = { actor?: { permissions: string[] }; spaces?: Record<string, Patch>; results?: object[] };

const more = { since: 'a newer build' };
const hologram = { kind: 'hologram', data: { id: '1', beam: 7 }, ...more };
const ofNewerPatch = (patch: Patch) => ({
  ...patch,
  ...more,
  put: [...patch.put.map((row) => ({ ...row, ...more, data: { ...row.data, ...more } })), hologram],
});

/** What a later build might say: more of everything, rows, permissions and spaces that nobody here has heard of. */
const ofNewerServer = (said: Said) => ({
  ...said,
  ...more,
  ...(said.actor && {
    actor: { ...said.actor, ...more, permissions: [...said.actor.permissions, 'FLY_PERMISSION'] },
  }),
  ...(said.spaces && {
    spaces: {
      ...Object.fromEntries(Object.entries(said.spaces).map(([space, patch]) => [space, ofNewerPatch(patch)])),
      'shelf:1': { reset: false, put: [hologram], del: [], cursor: { v: 1, kind: '', id: '' }, more: false },
    },
  }),
  ...(said.results && { results: said.results.map((result) => ({ ...result, ...more })) }),
});

const answerNewer = async (route: Route) => {
  const response = await passOn(route);
  if (!response) return route.abort().catch(() => {});
  const isJson = response.headers()['content-type']?.includes('application/json');
  if (!isJson || !response.ok()) return route.fulfill({ response });
  const said: unknown = await response.json();
  const isObject = said !== null && typeof said === 'object' && !Array.isArray(said);
  await route.fulfill({ response, json: isObject ? ofNewerServer(said) : said });
};
const oneMore = async (page: Page) => {
  await openProject(page, projectName);
  await selectPart(page, /Schiene UNP 100/);
  return addPiece(page);
};
const quantitiesOnServer = async () => (await openServerView('werkstatt')).quantitiesIn(projectName);

it('a build whose server is newer signs in, fetches and sends as ever', async () => {
  const { page, context } = device;
  await context.route(/\/api\/1\.0\/(session|sync\/(push|pull))$/, answerNewer);
  await signIn(page, 'werkstatt');
  await dropSample(page, 'winkel-rhs-flach.btlx', projectName);
  const wanted = await oneMore(page);
  await waitForSyncState(page, 'aktuell');
  await expect.poll(quantitiesOnServer).toEqual([wanted]);
  await page.reload();
  await waitForSyncState(page, 'aktuell');
});
