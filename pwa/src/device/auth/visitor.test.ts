import 'fake-indexeddb/auto';
import { catalogSpace, customerSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { newId, type ProjectId, type UserId } from '@knotenblech/shared/values/ids.ts';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sealKeyIs, stubBrowser } from '../../../test/test-browser.ts';
import { testActor } from '../../../test/test-engine.ts';
import { databaseOf } from '../../database/user-data.ts';
import type { Shop } from '../../sync/hooks/shop.ts';
import { isDatabaseEvicted, recordLocalDatabase } from '../quota/local-data.ts';
import { devices } from '../tab-session.ts';
import { signOut } from './session.ts';
import { startSession } from './start-session.ts';
import {
  bringFrom,
  bringVisitorsWork,
  declineVisit,
  isDeclinedBy,
  openVisitorsShop,
  visitedProjects,
  visitFailure,
} from './visitor.ts';

const reloads: string[] = [];
let otherWindow: BroadcastChannel;

beforeEach(() => {
  stubBrowser({ sealKey: sealKeyIs('0f'.repeat(32)) });
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (path: string) =>
    path.endsWith('/site/baseData') ? Response.json({ packs: [], tariff: null }) : fetch(path),
  );
  vi.stubGlobal('location', { pathname: '/de/shop/projects', search: '', reload: () => reloads.push('anew') });
  reloads.length = 0;
  otherWindow = new BroadcastChannel('knotenblech');
});
afterEach(async () => {
  otherWindow.close();
  await signOut('discard');
});

const visitWithProject = async (open = openVisitorsShop) => {
  const visitors = (await open()) as Shop;
  const fileHash = await visitors.putFile(new TextEncoder().encode('<BTLx/>'));
  const projectId = newId<ProjectId>();
  await visitors.change('createProject', { projectId, name: 'Anbau', fileHash, fileName: 'Anbau.btlx' });
  return { visitors, projectId };
};

/** What a page that is loaded has of the code. */
const newPage = async () => {
  vi.resetModules();
  return { ...(await import('./visitor.ts')), ...(await import('../../database/user-data.ts')) };
};

const signIn = (permissions = testActor.permissions) =>
  startSession(
    { sessionKey: 'k', actor: { ...testActor, permissions } },
    { password: 'secret', isSharedDevice: false },
  );

const waitingOf = async (shop: Shop) => (await databaseOf(shop).outbox.toArray()).map(({ args }) => args);

test('the work comes along under its ids, and nothing of the visit is left to be missed', async () => {
  const { visitors, projectId } = await visitWithProject();
  const { name } = databaseOf(visitors);
  recordLocalDatabase(name, 1, visitors.actor.userId);
  const heard: unknown[] = [];
  otherWindow.addEventListener('message', ({ data }) => heard.push(data));
  const shop = await signIn();
  expect(await bringVisitorsWork(shop)).toEqual({ names: ['Anbau'], isLeft: false });
  expect(await waitingOf(shop)).toMatchObject([{ projectId }]);
  await expect.poll(() => heard).toContain('visit is over');
  expect(Object.entries(localStorage).filter((each) => each.join().includes('visitor'))).toEqual([]);
  expect([await Dexie.exists(name), await isDatabaseEvicted()]).toEqual([false, false]);
  expect(await devices.key.get(visitors.actor.userId)).toBeUndefined();
});

test('what whoever signs in may not make stays where it is, for the next who may', async () => {
  const { projectId } = await visitWithProject();
  expect(await bringVisitorsWork(await signIn([]))).toEqual({ names: [], isLeft: true });
  await signOut('keep');
  const shop = await signIn();
  expect(await bringVisitorsWork(shop)).toEqual({ names: ['Anbau'], isLeft: false });
  expect(await waitingOf(shop)).toMatchObject([{ projectId }]);
});

test('only a sign-in that began at a project of the visit takes it along without a question', async () => {
  const { projectId } = await visitWithProject();
  const shop = await signIn();
  const nothing = { names: [], isLeft: false };
  expect(await bringFrom(shop, '/de/shop/account/orders')).toEqual(nothing);
  expect(await bringFrom(shop, `/de/shop/project/${newId<ProjectId>()}`)).toEqual(nothing);
  expect(await visitedProjects()).toEqual(['Anbau']);
  expect(await bringFrom(shop, `/de/shop/project/${projectId}?part=1`)).toEqual({ names: ['Anbau'], isLeft: false });
  expect(await visitedProjects()).toEqual([]);
});

test('what could not be stored stays where it was, with the reason, and comes along at the next try', async () => {
  const { projectId } = await visitWithProject();
  const shop = await signIn();
  const full = { ...shop, takeInWork: () => Promise.reject(new DomainError('device_full')) };
  expect(await bringVisitorsWork(full)).toEqual({ names: [], isLeft: true });
  expect([visitFailure(), await visitedProjects()]).toEqual(['device_full', ['Anbau']]);
  expect(await bringVisitorsWork(shop)).toEqual({ names: ['Anbau'], isLeft: false });
  expect([visitFailure(), await waitingOf(shop)]).toMatchObject([null, [{ projectId }]]);
});

test('whoever says that it is not his is asked no more, another is, and it can be taken back', async () => {
  await visitWithProject();
  const { userId } = testActor;
  declineVisit(userId, true);
  expect([isDeclinedBy(userId), isDeclinedBy(newId<UserId>()), await visitedProjects()]).toEqual([
    true,
    false,
    ['Anbau'],
  ]);
  declineVisit(userId, false);
  expect(isDeclinedBy(userId)).toBe(false);
  await bringVisitorsWork(await signIn());
});

test('a window that shows the visit goes on in the account once another has signed in', async () => {
  await visitWithProject();
  otherWindow.postMessage('visit is over');
  await expect.poll(() => reloads).toEqual(['anew']);
  await bringVisitorsWork(await signIn());
});

test('what lies here is shown before the server answers; what it answers takes its place', async () => {
  const page = await newPage();
  const { visitors, projectId } = await visitWithProject(page.openVisitorsShop);
  visitors.close();
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  const next = await newPage();
  const shop = (await next.openVisitorsShop()) as Shop;
  const { row } = next.databaseOf(shop);
  expect(await row.get([customerSpace(shop.actor.customerId), 'project', projectId])).toBeDefined();
  const pack = { id: 'operator:0000', table: 'operator', rows: [] };
  answer.resolve(Response.json({ packs: [pack], tariff: null }));
  await expect.poll(() => row.get([catalogSpace, 'catalogPack', pack.id])).toBeDefined();
  shop.close();
});

test('who begins without a network leaves nothing behind', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const before = await devices.key.count();
  expect(await openVisitorsShop()).toBeNull();
  expect([await devices.key.count(), localStorage.getItem('visitor')]).toEqual([before, null]);
});
