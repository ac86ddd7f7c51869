import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dropSample, openProject, signIn, waitForSyncState } from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';
import { addPiece, selectPart } from '../shop/part-quantity.ts';
import { openServerView } from '../shop/server-view.ts';

const projectName = 'Neuere Server';
const pushes = '**/api/1.0/sync/push';
const api = '**/api/1.0/**';

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
  const response = await route.fetch().catch(() => null);
  if (!response) return route.abort().catch(() => {});
  const isJson = response.headers()['content-type']?.includes('application/json');
  if (!isJson || !response.ok()) return route.fulfill({ response });
  const said: unknown = await response.json();
  const isObject = said !== null && typeof said === 'object' && !Array.isArray(said);
  await route.fulfill({ response, json: isObject ? ofNewerServer(said) : said });
};
const signInPage = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'text/html', body: '<html>Willkommen im WLAN</html>' });

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

it('a network that answers everything with its sign-in page is told as such, and what was made there arrives later', async () => {
  const { page, context } = device;
  await context.route(api, signInPage);
  const wanted = await oneMore(page);
  await waitForSyncState(page, /^kein Zugang, \d+ warte[nt]/);
  await page.goto('/de/shop/projects');
  await dropSample(page, 'knotenplatten.btlx', 'Im Gasthaus');
  await page.goto('/de/shop/waiting');
  await page.locator('main').getByText('Das Netz antwortet an Stelle des Servers').waitFor();
  await page
    .locator('main')
    .getByText(/Schiene UNP 100/)
    .first()
    .waitFor();
  await context.unroute(api, signInPage);
  await page.getByRole('button', { name: 'Jetzt senden' }).click();
  await waitForSyncState(page, 'aktuell');
  expect(await quantitiesOnServer()).toEqual([wanted]);
  const view = await openServerView('werkstatt');
  await expect
    .poll(async () =>
      (await view.projects()).filter(({ name }) => name === 'Im Gasthaus').map(({ reading }) => reading),
    )
    .toEqual(['read']);
});

it('a server that answers with an error is told as such, is tried at a tap, and gets what waits once it can', async () => {
  const { page, context } = device;
  const fail = (route: Route) => route.fulfill({ status: 500, json: { errors: [{ errorCode: 'internal' }] } });
  await context.route(pushes, fail);
  const wanted = await oneMore(page);
  await waitForSyncState(page, /^Serverfehler, \d+ warte[nt]/);
  await page.goto('/de/shop/waiting');
  await page.locator('main').getByText('Der Server antwortet mit einem Fehler').waitFor();
  await page
    .locator('main')
    .getByText(/meldet den Fehler 500/)
    .waitFor();
  const tried = page.waitForRequest(pushes);
  await page.getByRole('button', { name: 'Jetzt senden' }).click();
  await tried;
  await context.unroute(pushes, fail);
  await waitForSyncState(page, 'aktuell');
  expect(await quantitiesOnServer()).toEqual([wanted]);
});

it('a build that the server no longer understands is asked to update and keeps what waits', async () => {
  const { page, context } = device;
  const errors = [{ errorCode: 'client_outdated', errorMessageTranslated: '', details: { oldestSchema: 9 } }];
  const refuse = (route: Route) => route.fulfill({ status: 426, json: { errors } });
  await context.route(pushes, refuse);
  const wanted = await oneMore(page);
  await waitForSyncState(page, /bitte prüfen/);
  await page.goto('/de/shop/waiting');
  await page.locator('main').getByText('Bitte aktualisieren Sie die App').first().waitFor();
  await page
    .locator('main')
    .getByText(/Schiene UNP 100/)
    .first()
    .waitFor();
  await context.unroute(pushes, refuse);
  await page.reload();
  await waitForSyncState(page, 'aktuell');
  expect(await quantitiesOnServer()).toEqual([wanted]);
});
