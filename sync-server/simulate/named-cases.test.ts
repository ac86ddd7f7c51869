import { userSpace } from '@knotenblech/shared/records/space.ts';
import type { CartId, CartLineId, UserId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowRange } from '../../pwa/src/database/shop-database.ts';
import { syncOnce } from '../../pwa/src/sync/leadership/sync-loop.ts';
import { makeChange } from '../../pwa/src/sync/outbox/make-change.ts';
import { withdraw } from '../../pwa/src/sync/outbox/withdraw.ts';
import { pull } from '../../pwa/src/sync/pull/pull.ts';
import { push } from '../../pwa/src/sync/push/push.ts';
import { type Database, endlessWaits } from '../src/database/database.ts';
import { testDatabase } from '../test/test-database.ts';
import { copyProfile } from './copy-profile.ts';
import { changeUser } from './faults/change-user.ts';
import { seededRandom } from './random.ts';
import { openDevice, type Tab } from './simulated-device.ts';
import { type Network, noFaults } from './simulated-network.ts';
import { openSimulatedShop, type SimulatedShop } from './simulated-shop.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase(endlessWaits);
});
afterAll(() => database.stop());

let seed = 9000;
const openCase = async () => {
  const random = seededRandom(seed++);
  const shop = await openSimulatedShop(database, random);
  const network: Network = { isFaulty: false, isSlow: false, late: [], faults: noFaults() };
  const userId = [...shop.actors.keys()][0] as UserId;
  const cartId = shop.tallyCarts.get(userId) as CartId;
  const device = await openDevice(shop, network, random, userId);
  const tab = device.tabs[0] as Tab;
  await syncOnce(tab);
  const twinOf = async () => {
    const twin = await openDevice(shop, network, random, userId);
    await copyProfile(device, twin);
    return twin.tabs[0] as Tab;
  };
  const tally = (on: Tab) =>
    makeChange(on, 'putCartLine', { lineId: random.uuid<CartLineId>(), cartId, projectId: shop.tallyProject });
  const tallied = async (on: Tab) => {
    const rows = await rowRange(on.database, userSpace(userId), 'cartLine').toArray();
    return rows.reduce((sum, row) => sum + row.data.quantity, 0);
  };
  /** The request leaves the device and is lost. */
  const loseNextPush = (on: Tab) => {
    const { transport } = on;
    on.transport = {
      ...transport,
      push: () => {
        on.transport = transport;
        return Promise.reject(new Error('lost'));
      },
    };
  };
  return { shop, device, userId, tab, twinOf, tally, tallied, loseNextPush, random };
};

test('(a) the queue of a copied profile is applied once, though both copies send it', async () => {
  const { tab, twinOf, tally, tallied } = await openCase();
  await tally(tab);
  await tally(tab);
  const twin = await twinOf();
  await tally(tab);
  await tally(twin);
  for (const each of [tab, twin, tab, twin]) await syncOnce(each);
  expect([await tallied(tab), await tallied(twin)]).toEqual([4, 4]);
  expect([await tab.database.outbox.count(), await twin.database.outbox.count()]).toEqual([0, 0]);
});

test('(b) a server that has forgotten a client leaves nothing in the queue and applies nothing twice', async () => {
  const { shop, tab, tally, tallied } = await openCase();
  await tally(tab);
  await push(tab);
  await shop.database.owner`delete from sync_client where customer_id = ${shop.customerId}`;
  for (let n = 0; n < 3; n++) await syncOnce(tab);
  expect(await tab.database.outbox.count()).toBe(0);
  expect(await tallied(tab)).toBe(1);
});

test('(c) a pull that counts the changes of a twin does not delete what was never answered here', async () => {
  const { tab, twinOf, tally, tallied, loseNextPush } = await openCase();
  const twin = await twinOf();
  await tally(twin);
  loseNextPush(twin);
  await expect(push(twin)).rejects.toThrow('lost');
  await tally(tab);
  await push(tab);
  await pull(twin);
  expect(await twin.database.outbox.count()).toBe(1);
  for (const each of [twin, tab]) await syncOnce(each);
  expect([await tallied(tab), await tallied(twin)]).toEqual([2, 2]);
});

test('(d) a push whose lastMid counts the changes of a twin marks only what it names as answered', async () => {
  const { tab, twinOf, tally, tallied } = await openCase();
  await tally(tab);
  const twin = await twinOf();
  await tally(tab);
  await push(tab);
  await tally(twin);
  await push(twin, 1);
  const waiting = (await twin.database.outbox.toArray()).filter((entry) => entry.state.is !== 'answered');
  expect(waiting).toHaveLength(0);
  for (const each of [twin, tab]) await syncOnce(each);
  expect([await tallied(tab), await tallied(twin)]).toEqual([3, 3]);
});

test('a change taken back before it left has no effect, here or at the server', async () => {
  const { tab, tally, tallied } = await openCase();
  const { uid } = await tally(tab);
  await tally(tab);
  expect(await withdraw(tab, uid)).toBe('withdrawn');
  expect(await tallied(tab)).toBe(1);
  await syncOnce(tab);
  expect(await tallied(tab)).toBe(1);
});

test('what has once been on its way cannot be taken back', async () => {
  const { tab, tally, loseNextPush } = await openCase();
  const { uid } = await tally(tab);
  loseNextPush(tab);
  await expect(push(tab)).rejects.toThrow('lost');
  expect(await withdraw(tab, uid)).toBe('on its way');
});

/** The server is as before anything was put in a cart, under a new epoch. */
const setBack = async ({ database: { owner }, customerId }: SimulatedShop) => {
  await owner.begin(async (tx) => {
    const ours = tx`customer_id = ${customerId}`;
    await tx`delete from record where ${ours} and kind = 'cartLine'`;
    await tx`update sync_space set version = 1 where ${ours}`;
    await tx`update record set version = 1 where ${ours}`;
    await tx`delete from sync_result where ${ours}`;
    await tx`delete from sync_client where ${ours}`;
    await tx`update sync_meta set epoch = gen_random_uuid()`;
  });
};
const linesOnServer = async ({ database: { owner }, customerId }: SimulatedShop) =>
  (await owner`select 1 from record where customer_id = ${customerId} and kind = 'cartLine'`).length;

test('a server restored from before a change is told it again, and other devices get it', async () => {
  const { shop, tab, tally, tallied } = await openCase();
  await tally(tab);
  await syncOnce(tab);
  await setBack(shop);
  for (let n = 0; n < 3; n++) await syncOnce(tab);
  expect(await tallied(tab)).toBe(1);
  expect(await linesOnServer(shop)).toBe(1);
});

test('what a user was answered before he left his device is told to a restored server as soon as he is back, once, whoever came before him', async () => {
  const { shop, device, userId, tab, tally, tallied } = await openCase();
  const [, colleague] = [...shop.actors.keys()];
  await tally(tab);
  await syncOnce(tab);
  await changeUser(device, colleague as UserId);
  await setBack(shop);
  for (let n = 0; n < 2; n++) await syncOnce(device.tabs[0] as Tab);
  expect(await linesOnServer(shop)).toBe(0);
  for (let visit = 0; visit < 2; visit++) {
    await changeUser(device, userId);
    const back = device.tabs[0] as Tab;
    for (let n = 0; n < 2; n++) await syncOnce(back);
    expect([await tallied(back), await linesOnServer(shop)]).toEqual([1, 1]);
    expect(await back.database.outbox.count()).toBe(0);
    await changeUser(device, colleague as UserId);
  }
});

test('a project waits for its file, and what has nothing to do with it does not', async () => {
  const { shop, tab, tally, tallied, random } = await openCase();
  const projectId = random.uuid();
  const fileHash = 'ab'.repeat(32);
  await tab.database.file.put({ hash: fileHash, bytes: new Uint8Array(1), uploaded: false });
  await makeChange(tab, 'createProject', { projectId, name: 'Neu', fileHash, fileName: 'n.btlx' } as never);
  await makeChange(tab, 'setProjectTexts', { projectId, comment: 'mine' } as never);
  await tally(tab);
  await syncOnce(tab);
  expect((await tab.database.outbox.toArray()).map((entry) => entry.name)).toEqual([
    'createProject',
    'setProjectTexts',
  ]);
  expect(await tallied(tab)).toBe(1);
  shop.files.set(fileHash, new Uint8Array(1));
  await tab.database.file.update(fileHash, { uploaded: true });
  await syncOnce(tab);
  expect(await tab.database.outbox.count()).toBe(0);
});
