import { customerSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import type { PullAnswer, PushAnswer, PushRequest } from '@knotenblech/shared/sync/wire.ts';
import type { CartId, CartLineId, UserId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowRange } from '../../pwa/src/database/shop-database.ts';
import { syncOnce } from '../../pwa/src/sync/leadership/sync-loop.ts';
import { makeChange } from '../../pwa/src/sync/outbox/make-change.ts';
import type { Answer, Transport } from '../../pwa/src/sync/transport/answers.ts';
import { type Database, endlessWaits } from '../src/database/database.ts';
import { testDatabase } from '../test/test-database.ts';
import { seededRandom } from './random.ts';
import { openDevice, type Tab } from './simulated-device.ts';
import { noFaults } from './simulated-network.ts';
import { openSimulatedShop } from './simulated-shop.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase(endlessWaits);
});
afterAll(() => database.stop());

let seed = 9500;
const openCase = async () => {
  const random = seededRandom(seed++);
  const shop = await openSimulatedShop(database, random);
  const userId = [...shop.actors.keys()][0] as UserId;
  const network = { isFaulty: false, isSlow: false, late: [], faults: noFaults() };
  const devices = await Promise.all([1, 2].map(() => openDevice(shop, network, random, userId)));
  const [tab, other] = devices.map(({ tabs }) => tabs[0] as Tab) as [Tab, Tab];
  for (const each of [tab, other]) await syncOnce(each);
  const cartId = shop.tallyCarts.get(userId) as CartId;
  const tally = () =>
    makeChange(tab, 'putCartLine', { lineId: random.uuid<CartLineId>(), cartId, projectId: shop.tallyProject });
  /** As another device of the user has it from the server. */
  const tallied = async () => {
    await syncOnce(other);
    const rows = await rowRange(other.database, userSpace(userId), 'cartLine').toArray();
    return rows.reduce((sum, row) => sum + row.data.quantity, 0);
  };
  const waiting = async () =>
    (await tab.database.outbox.toArray()).filter(({ state }) => state.is !== 'answered').length;
  return { shop, tab, tally, tallied, waiting };
};

/** What is between the device and the server, until it is taken away. */
const standBetween = (tab: Tab, between: (honest: Transport) => Partial<Transport>) => {
  const honest = tab.transport;
  tab.transport = { ...honest, ...between(honest) };
  return () => {
    tab.transport = honest;
  };
};

const more = { since: 'a newer build' };
const hologram = { kind: 'hologram', data: { id: 'a', beam: 7 }, ...more };
const ofNewerPull = ({ actor, spaces, ...said }: PullAnswer) => ({
  ...said,
  ...more,
  actor: { ...actor, ...more, permissions: [...actor.permissions, 'FLY_PERMISSION'] },
  spaces: Object.fromEntries(
    Object.entries(spaces).map(([space, patch]) => [
      space,
      { ...patch, ...more, cursor: { ...patch.cursor, ...more }, put: [...patch.put, hologram] },
    ]),
  ),
});
const ofNewerPush = ({ results, ...said }: PushAnswer) => ({
  ...said,
  ...more,
  results: results.map((result) => ({ ...result, ...more })),
});
const said = (answer: Answer, body: (given: never) => unknown): Answer =>
  answer.status === 200 ? { ...answer, body: body(answer.body as never) } : answer;

test('a build whose server is newer sends and fetches as ever, and keeps rows that it does not know for a later one', async () => {
  const { shop, tab, tally, tallied, waiting } = await openCase();
  standBetween(tab, ({ push, pull }) => ({
    push: async (body) => said(await push(body), ofNewerPush),
    pull: async (body) => said(await pull(body), ofNewerPull),
  }));
  await tally();
  await syncOnce(tab);
  await tally();
  for (let n = 0; n < 2; n++) await syncOnce(tab);
  expect([await waiting(), await tallied()]).toEqual([0, 2]);
  const rows = await tab.database.row.toArray();
  expect(rows.filter(({ kind }) => (kind as string) === 'hologram').length).toBeGreaterThan(0);
  expect(rows.some(({ space }) => space === customerSpace(shop.customerId))).toBe(true);
});

test('a change that no proxy lets through is set aside, its place is kept at the server, and the others arrive once', async () => {
  const { tab, tally, tallied, waiting } = await openCase();
  await tally();
  const { uid } = await tally();
  await tally();
  const tooLarge = { status: 413, body: { errors: [{ errorCode: 'payload_too_large', details: {} }] } };
  standBetween(tab, ({ push }) => ({
    push: async (body) =>
      (body as PushRequest).mutations.some((mutation) => mutation.uid === uid) ? tooLarge : push(body),
  }));
  for (let n = 0; n < 2; n++) await syncOnce(tab);
  await tally();
  for (let n = 0; n < 2; n++) await syncOnce(tab);
  expect([await waiting(), await tallied()]).toEqual([0, 3]);
  expect(await tab.database.results.get(uid)).toMatchObject({ status: 'refused', code: 'payload_too_large' });
});

test('what is made while a network answers in the place of the server arrives once, as soon as it does not', async () => {
  const { tab, tally, tallied, waiting } = await openCase();
  await tally();
  for (const status of [200, 407, 511, 302, 404]) {
    const leave = standBetween(tab, () => ({
      push: async () => ({ status, body: null }),
      pull: async () => ({ status, body: null }),
    }));
    await tally();
    await expect(syncOnce(tab)).rejects.toMatchObject({ name: 'RetryLater' });
    leave();
  }
  expect(await waiting()).toBe(6);
  await syncOnce(tab);
  expect([await waiting(), await tallied()]).toEqual([0, 6]);
});

test('a build that is asked to update keeps its queue, and the next one sends it once', async () => {
  const { tab, tally, tallied, waiting } = await openCase();
  await tally();
  const leave = standBetween(tab, ({ push }) => ({ push: (body) => push({ ...(body as PushRequest), schema: 0 }) }));
  await expect(syncOnce(tab)).rejects.toMatchObject({ name: 'StopSync', code: 'client_outdated' });
  expect(await waiting()).toBe(1);
  leave();
  await syncOnce(tab);
  expect([await waiting(), await tallied()]).toEqual([0, 1]);
});
