import { emptyCart } from '@knotenblech/shared/orders/cart/open-cart.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { Rows } from '@knotenblech/shared/records/define-change.ts';
import { catalogSpace, customerSpace, projectSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import { type PullAnswer, type PushAnswer, protocolVersion, schemaVersion } from '@knotenblech/shared/sync/wire.ts';
import { newId, type ProjectId, type UserId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRandom } from '../../simulate/random.ts';
import { openSimulatedShop, type SimulatedShop } from '../../simulate/simulated-shop.ts';
import { testDatabase } from '../../test/test-database.ts';
import type { Database } from '../database/database.ts';
import { withCustomer } from '../database/in-customer.ts';
import { changeRecords } from './rows/change-records.ts';
import { openPokes } from './rows/pokes.ts';
import { purgeDeleted } from './rows/purge-deleted.ts';

let database: Database;
let shop: SimulatedShop;
let [eva, jan] = [] as unknown as [Actor, Actor];
beforeAll(async () => {
  database = await testDatabase();
  shop = await openSimulatedShop(database, seededRandom(77));
  [eva, jan] = [...shop.actors.values()] as [Actor, Actor];
});
afterAll(() => database.stop());

const at = '2026-11-21T09:00:00Z';
const project = () => shop.projects[0] as ProjectId;
const change = (id: number, name: string, args: unknown, uid = newId() as string) => ({
  id,
  uid,
  name,
  v: 1,
  args,
  at,
});
const push = async (actor: Actor, clientId: string, ...mutations: ReturnType<typeof change>[]) => {
  const request = { protocol: protocolVersion, schema: schemaVersion, userId: actor.userId, clientId, mutations };
  const { status, body } = await shop.request(actor.userId, '/push', request);
  return { status, ...(body as PushAnswer) };
};
const pull = async (actor: Actor, spaces: Record<string, unknown>, epoch: string | null = null, limit = 2000) => {
  const request = {
    protocol: protocolVersion,
    schema: schemaVersion,
    userId: actor.userId,
    clientId: newId(),
    epoch,
    spaces,
    limit,
  };
  return (await shop.request(actor.userId, '/pull', request)).body as PullAnswer;
};
const quantity = (value: number, was = 1) => ({ projectId: project(), partIndex: 1, quantity: value, was });

test('a device that only fetches is noted as seen', async () => {
  const clientId = newId() as string;
  await push(eva, clientId, change(1, 'setPartQuantity', quantity(5)));
  await database.owner`update sync_client set seen_at = now() - interval '2 hours' where id = ${clientId}`;
  const version = { protocol: protocolVersion, schema: schemaVersion };
  const request = { ...version, userId: eva.userId, clientId, epoch: null, spaces: {}, limit: 10 };
  expect((await shop.request(eva.userId, '/pull', request)).status).toBe(200);
  const [client] = await database.owner`
    select seen_at > now() - interval '1 minute' as "isSeen" from sync_client where id = ${clientId}`;
  expect(client).toEqual({ isSeen: true });
});

test('a pull that asks for more spaces than a device can hold is refused with the limit', async () => {
  const version = { protocol: protocolVersion, schema: schemaVersion };
  const spaces = Object.fromEntries(Array.from({ length: 5001 }, () => [projectSpace(newId<ProjectId>()), null]));
  const request = { ...version, userId: eva.userId, clientId: newId(), epoch: null, spaces, limit: 10 };
  const answer = await shop.request(eva.userId, '/pull', request);
  expect(answer).toMatchObject({
    status: 413,
    body: { errors: [{ errorCode: 'payload_too_large', details: { limitSpaces: 5000 } }] },
  });
});

test('a repeated push gets the same answers and has no second effect', async () => {
  const client = newId() as string;
  const first = change(1, 'setPartQuantity', quantity(5));
  const answer = await push(eva, client, first);
  expect(answer.results).toMatchObject([{ id: 1, status: 'applied', code: null }]);
  const before = await pull(eva, { [projectSpace(project())]: null });
  expect(await push(eva, client, first)).toEqual(answer);
  expect((await pull(eva, { [projectSpace(project())]: null })).spaces).toEqual(before.spaces);
});

test('a uid that comes back with other arguments is refused', async () => {
  const client = newId() as string;
  const first = change(1, 'setPartQuantity', quantity(5));
  await push(eva, client, first);
  const other = change(2, 'setPartQuantity', quantity(6), first.uid);
  expect((await push(eva, client, other)).results).toMatchObject([{ id: 2, status: 'refused', code: 'uid_reused' }]);
});

test('a refused change leaves nothing and the queue behind it goes on', async () => {
  const answer = await push(
    eva,
    newId() as string,
    change(1, 'setPartQuantity', { ...quantity(3), projectId: newId() }),
    change(2, 'setPartQuantity', { ...quantity(3), quantity: 0 }),
    change(3, 'setPartQuantity', quantity(3, 5)),
  );
  expect(answer.results.map(({ status, code }) => [status, code])).toEqual([
    ['refused', 'not_found'],
    ['refused', 'invalid_input'],
    ['applied', null],
  ]);
});

test('a gap in the queue, and a number used by another change, ask for a new client', async () => {
  const client = newId() as string;
  const answerTo = (id: number) => push(eva, client, change(id, 'setPartQuantity', quantity(4)));
  const forked = (how: string) => ({ status: 409, errors: [{ errorCode: 'client_forked', details: { at: how } }] });
  expect(await answerTo(2)).toMatchObject(forked('gap'));
  expect((await answerTo(1)).status).toBe(200);
  expect(await answerTo(1)).toMatchObject(forked('forked'));
});

test('a client belongs to one user, and nobody pushes for another', async () => {
  const client = newId() as string;
  await push(eva, client, change(1, 'setPartQuantity', quantity(4)));
  expect((await push(jan, client, change(2, 'setPartQuantity', quantity(4)))).status).toBe(403);
  const request = {
    protocol: protocolVersion,
    schema: schemaVersion,
    userId: jan.userId,
    clientId: newId(),
    mutations: [change(1, 'x', {})],
  };
  expect((await shop.request(eva.userId, '/push', request)).status).toBe(403);
});

test('sums and price of a project follow the change', async () => {
  await push(eva, newId() as string, change(1, 'setPartQuantity', quantity(100, 4)));
  const { spaces } = await pull(eva, { [customerSpace(shop.customerId)]: null });
  const header = spaces[customerSpace(shop.customerId)]?.put.find(({ data }) => data.id === project());
  expect(header?.data).toMatchObject({ partCount: 100 + 3 + 4, positionCount: 3 });
});

test('whose value is overwritten unseen is told so in his own space', async () => {
  await push(eva, newId() as string, change(1, 'setPartQuantity', quantity(8, 100)));
  await push(jan, newId() as string, change(1, 'setPartQuantity', quantity(9, 100)));
  const { spaces } = await pull(eva, { [userSpace(eva.userId)]: null });
  const told = spaces[userSpace(eva.userId)]?.put.filter(({ kind }) => kind === 'conflict');
  expect(told?.at(-1)?.data).toMatchObject({
    field: 'quantity',
    before: 100,
    yours: 8,
    theirs: 9,
    byUser: 'jan Muster',
  });
  await push(jan, newId() as string, change(1, 'setPartQuantity', quantity(10, 9)));
  const again = await pull(eva, { [userSpace(eva.userId)]: null });
  expect(again.spaces[userSpace(eva.userId)]?.put.filter(({ kind }) => kind === 'conflict')).toHaveLength(
    told?.length ?? 0,
  );
});

test('a withdrawn order is refused for ever', async () => {
  const orderId = newId() as string;
  await push(eva, newId() as string, change(1, 'withdrawChange', { orderId }));
  const rows = await database.owner`select 1 from withdrawn_order where order_id = ${orderId}`;
  expect(rows).toHaveLength(1);
});

test('pages end where they were cut and lose nothing', async () => {
  const space = customerSpace(shop.customerId);
  const whole = (await pull(eva, { [space]: null })).spaces[space]?.put ?? [];
  const { epoch } = await pull(eva, {});
  const paged = [];
  for (let cursor: unknown = null, more = true; more; ) {
    const page = (await pull(eva, { [space]: cursor }, epoch, 1)).spaces[space];
    paged.push(...(page?.put ?? []));
    more = page?.more ?? false;
    cursor = page?.cursor;
  }
  expect(paged).toEqual(whole);
});

test('another epoch, or a cursor older than the purge, starts the space again', async () => {
  const space = userSpace(jan.userId);
  const first = await pull(jan, { [space]: null });
  const cursor = first.spaces[space]?.cursor;
  expect((await pull(jan, { [space]: cursor }, first.epoch)).spaces).toEqual({});
  expect((await pull(jan, { [space]: cursor }, newId() as string)).spaces[space]?.reset).toBe(true);
  const cart = shop.tallyCarts.get(jan.userId) ?? '';
  await withCustomer(database.sql, shop.customerId, (tx) =>
    changeRecords(tx, {
      customerId: shop.customerId,
      spaces: [space],
      reads: [],
      run: (rows) => rows.remove(space, 'cart', cart),
    }),
  );
  await purgeDeleted(database.owner, new Date(Date.now() + 100 * 86_400_000));
  expect((await pull(jan, { [space]: cursor }, first.epoch)).spaces[space]?.reset).toBe(true);
});

test('a page that ended in the middle of a purged version starts the space again', async () => {
  const space = userSpace(eva.userId);
  const carts = [emptyCart(newId()), emptyCart(newId())];
  const write = (run: (rows: Rows) => void) =>
    withCustomer(database.sql, shop.customerId, (tx) =>
      changeRecords(tx, { customerId: shop.customerId, spaces: [space], reads: [], run }),
    );
  await write((rows) => {
    for (const cart of carts) rows.put(space, 'cart', cart);
  });
  const first = await pull(eva, { [space]: null });
  await write((rows) => {
    for (const cart of carts) rows.remove(space, 'cart', cart.id);
  });
  const half = (await pull(eva, { [space]: first.spaces[space]?.cursor }, first.epoch, 1)).spaces[space];
  expect(half).toMatchObject({ del: [{ kind: 'cart' }], more: true });
  await purgeDeleted(database.owner, new Date(Date.now() + 100 * 86_400_000));
  expect((await pull(eva, { [space]: half?.cursor }, first.epoch)).spaces[space]?.reset).toBe(true);
});

/** Pages of one row from the beginning until all has come; a load that does not end is given up. */
const pullByRows = async (actor: Actor, wanted: readonly string[]) => {
  const { epoch } = await pull(actor, {});
  const cursors: Record<string, unknown> = Object.fromEntries(wanted.map((space) => [space, null]));
  const pages: PullAnswer['spaces'][] = [];
  do {
    pages.push((await pull(actor, cursors, epoch, 1)).spaces);
    for (const [space, { cursor }] of Object.entries(pages.at(-1) ?? {})) cursors[space] = cursor;
  } while (pages.length < 100 && Object.values(pages.at(-1) ?? {}).some(({ more }) => more));
  return { pages, cursors, epoch };
};

test('a load in pages of a space whose deletions were forgotten ends: each row comes once', async () => {
  const space = userSpace(eva.userId);
  const whole = (await pull(eva, { [space]: null })).spaces[space]?.put ?? [];
  expect(whole.length).toBeGreaterThan(2);
  const { pages, cursors, epoch } = await pullByRows(eva, [space]);
  expect(pages.map((page) => page[space]?.reset)).toEqual(pages.map((_, n) => n === 0));
  expect(pages.flatMap((page) => page[space]?.put ?? [])).toEqual(whole);
  expect((await pull(eva, cursors, epoch)).spaces).toEqual({});
});

test('what is forgotten while a load is on its way starts the space again', async () => {
  const space = userSpace(eva.userId);
  const { epoch, spaces } = await pull(eva, { [space]: null }, null, 1);
  const [first] = (spaces[space] as PullAnswer['spaces'][string]).put as [{ kind: string; data: { id: string } }];
  await withCustomer(database.sql, shop.customerId, (tx) =>
    changeRecords(tx, {
      customerId: shop.customerId,
      spaces: [space],
      reads: [],
      run: (rows) => rows.remove(space, first.kind as 'cart', first.data.id),
    }),
  );
  const cursor = spaces[space]?.cursor;
  expect((await pull(eva, { [space]: cursor }, epoch)).spaces[space]).toMatchObject({
    reset: false,
    del: [{ id: first.data.id }],
  });
  await purgeDeleted(database.owner, new Date(Date.now() + 100 * 86_400_000));
  expect((await pull(eva, { [space]: cursor }, epoch)).spaces[space]?.reset).toBe(true);
});

test('a space for which a page has no room is emptied with its own first rows, not before', async () => {
  const [own, shared] = [userSpace(eva.userId), customerSpace(shop.customerId)];
  const { pages } = await pullByRows(eva, [own, shared]);
  expect(pages[0]?.[shared]).toMatchObject({ reset: false, put: [], del: [], more: true });
  const beginnings = pages.flatMap((page) => (page[shared]?.reset ? [page[shared]] : []));
  expect(beginnings).toHaveLength(1);
  expect(beginnings[0]?.put).toHaveLength(1);
});

test('a price space is gone for a user who may not see prices', async () => {
  shop.actors.set(jan.userId, { ...jan, seesPrices: false });
  const space = `cp:${shop.customerId}`;
  const answer = await pull(jan, { [space]: null });
  expect(answer.gone).toContain(space);
  expect(answer.spaces[space]).toBeUndefined();
  shop.actors.set(jan.userId, jan);
});

test('pokes reach the listeners of the customer whose spaces changed, and no others', async () => {
  const pokes = await openPokes(database.owner);
  const heard: string[] = [];
  pokes.listen({ actor: eva, onPoke: (versions) => heard.push(`eva ${Object.keys(versions).join()}`) });
  pokes.listen({ actor: { ...eva, customerId: newId() }, onPoke: () => heard.push('a stranger') });
  pokes.poke(shop.customerId, new Map([[userSpace(jan.userId), 4]]));
  pokes.poke(shop.customerId, new Map([[customerSpace(shop.customerId), 5]]));
  await expect.poll(() => heard).toEqual([`eva ${customerSpace(shop.customerId)}`]);
  await pokes.stop();
});

test('a poke of more spaces than can be named reaches every listener of the customer', async () => {
  const pokes = await openPokes(database.owner);
  const heard: unknown[] = [];
  pokes.listen({ actor: eva, onPoke: (versions) => heard.push(versions) });
  pokes.listen({ actor: { ...eva, customerId: newId() }, onPoke: () => heard.push('a stranger') });
  const many = Array.from({ length: 121 }, () => [userSpace(newId<UserId>()), 1] as const);
  pokes.poke(shop.customerId, new Map(many));
  await expect.poll(() => heard).toEqual([{}]);
  await pokes.stop();
});

test('a poke just before a server stops reaches the listeners of the other servers', async () => {
  const [stopping, staying] = [await openPokes(database.owner), await openPokes(database.owner)];
  const heard: string[] = [];
  staying.listen({ actor: eva, onPoke: (versions) => heard.push(...Object.keys(versions)) });
  stopping.poke(shop.customerId, new Map([[customerSpace(shop.customerId), 6]]));
  await stopping.stop();
  await expect.poll(() => heard).toEqual([customerSpace(shop.customerId)]);
  await staying.stop();
});

test('a time that is none, or has not come yet, becomes the time of arrival', async () => {
  for (const strange of ['banana', '2099-01-01T00:00:00Z']) {
    const started = Date.now();
    const texts = change(1, 'setProjectTexts', { projectId: project(), comment: strange });
    await push(eva, newId() as string, { ...texts, at: strange });
    const space = customerSpace(eva.customerId);
    const { put } = (await pull(eva, { [space]: null })).spaces[space] as PullAnswer['spaces'][string];
    const header = put.find(({ data }) => data.id === project())?.data as unknown as {
      comment: string;
      changedAt: string;
    };
    expect(header.comment).toBe(strange);
    expect(Date.parse(header.changedAt)).toBeGreaterThanOrEqual(started);
    expect(Date.parse(header.changedAt)).toBeLessThanOrEqual(Date.now());
  }
});

test('text that cannot be stored is refused and the queue behind it goes on', async () => {
  const texts = (comment: string) => ({ projectId: project(), comment });
  const answer = await push(
    eva,
    newId() as string,
    change(1, 'setProjectTexts', texts('a\u0000b')),
    change(2, 'setProjectTexts', texts('a\ud800')),
    change(3, 'setProjectTexts', texts('🔩')),
  );
  expect(answer.results.map(({ code }) => code)).toEqual(['invalid_input', 'invalid_input', null]);
});

test('a space that is none is gone, and the others are answered', async () => {
  const answer = await pull(eva, { 'j:nonsense': null, [projectSpace(project())]: null });
  expect(answer.gone).toContain('j:nonsense');
  expect(Object.keys(answer.spaces)).toEqual([projectSpace(project())]);
});

test('the catalogue comes whole, however small the page: by half of it files would be read wrongly', async () => {
  const { more, put = [] } = (await pull(eva, { [catalogSpace]: null }, null, 1)).spaces[catalogSpace] ?? {};
  expect(more).toBe(false);
  expect(put.length).toBeGreaterThan(1);
});
