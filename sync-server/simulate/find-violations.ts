import { isDeepStrictEqual } from 'node:util';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { SpaceId } from '@knotenblech/shared/records/space.ts';
import type { UserId } from '@knotenblech/shared/values/ids.ts';
import { nobody } from '../src/database/in-customer.ts';
import { mayJoin } from '../src/sync/pull/pull-records.ts';
import { findPartViolations } from './find-part-violations.ts';
import { isTally } from './is-tally.ts';
import type { Ledger } from './laws/ledger.ts';
import { rawRows } from './laws/raw-rows.ts';
import type { Device } from './simulated-device.ts';
import type { SimulatedShop } from './simulated-shop.ts';
import type { World } from './world.ts';

type Row = { space: SpaceId; kind: string; id: string; data: unknown };
type Result = {
  uid: string;
  status: string;
  code: string | null;
  record: string | null;
  userId: UserId;
  clientId: string;
  mid: number;
};
type Order = { id: string; cartId: string; userId: string; consent: unknown };

/** What does not hold after everything was let through; empty: all is well. */
export const findViolations = async ({ stage, shop, devices, ledger }: World) => {
  const found = await stage.outside(() => readServer(shop));
  const perDevice = await Promise.all(devices.map((device) => ofDevice(shop, device, found.rows)));
  return [
    ...ledger.violations,
    ...shop.bugs.map((bug) => `the server met a bug: ${bug}`),
    ...perDevice.flat(),
    ...ofResults(found.results, ledger, devices),
    ...ofQueues(found.results, ledger),
    ...ofRestores(found, ledger),
    ...ofOrders(found.rows, new Set(found.takenBack), ledger),
    ...ofTallies(shop, ledger, found),
    ...(await stage.outside(() => findPartViolations(shop, found.rows))),
  ];
};

const readServer = async (shop: SimulatedShop) => {
  const owner = shop.database.owner;
  const rows = [
    ...(await owner<Row[]>`
      select space_id as space, kind, id, data from record
      where customer_id in (${shop.customerId}, ${nobody}) and not deleted order by space_id, kind, id`),
  ];
  const results = [
    ...(await owner<Result[]>`
      select uid, status, code, details ->> 'record' as record, user_id as "userId", client_id as "clientId", mid from sync_result where customer_id = ${shop.customerId}`),
  ];
  const takenBack = await owner<{ orderId: string }[]>`
    select order_id as "orderId" from withdrawn_order where customer_id = ${shop.customerId}`;
  return { rows, results, takenBack: takenBack.map((row) => row.orderId) };
};

const ofDevice = async (shop: SimulatedShop, device: Device, rows: readonly Row[]) => {
  const { name } = device;
  const database = device.tabs[0]?.database;
  const actor = shop.actors.get(device.userId);
  if (!database || !actor) return [`${name} has no tab`];
  const held = (await database.spaces.toArray()).filter((space) => space.cursor).map((space) => space.id);
  const wanted = rows.filter((row) => held.includes(row.space) && mayJoin(actor, row.space));
  const here = (await database.row.toArray()).sort(byKey);
  const violations = [];
  if ((await database.outbox.count()) > 0) violations.push(`${name} still has unsent changes`);
  if ((await database.shadow.count()) > 0) violations.push(`${name} still has images of touched rows`);
  const missing = standing(actor).filter((space) => !held.includes(space));
  if (missing.length > 0)
    violations.push(`${name} does not hold ${missing.map((space) => space.split(':')[0]).join()}`);
  if (!isDeepStrictEqual(here.map(plain), [...wanted].sort(byKey).map(plain))) {
    violations.push(`${name} differs from the server: ${difference(here, wanted)}`);
  }
  return violations;
};

const standing = (actor: Actor): SpaceId[] => [
  `u:${actor.userId}`,
  `c:${actor.customerId}`,
  'catalog',
  ...(actor.seesPrices ? [`cp:${actor.customerId}` as const] : []),
];

const plain = ({ space, kind, id, data }: Row) => ({ space, kind, id, data });
const keyOf = ({ space, kind, id }: Row) => `${space} ${kind} ${id}`;
const byKey = (a: Row, b: Row) => (keyOf(a) < keyOf(b) ? -1 : 1);

const difference = (here: readonly Row[], there: readonly Row[]) => {
  const [mine, theirs] = [here, there].map((rows) => new Map(rows.map((row) => [keyOf(row), row.data])));
  const keys = [...new Set([...(mine?.keys() ?? []), ...(theirs?.keys() ?? [])])];
  const key = keys.find((each) => !isDeepStrictEqual(mine?.get(each), theirs?.get(each)));
  return `${key}: here ${JSON.stringify(mine?.get(key ?? ''))}, there ${JSON.stringify(theirs?.get(key ?? ''))}`;
};

const ofResults = (results: readonly Result[], { made, withdrawn, lost }: Ledger, devices: readonly Device[]) => {
  const answered = new Set(results.map((result) => result.uid));
  const refused = new Set(devices.flatMap(refusedOn));
  const unanswered = [...made.keys()].filter(
    (uid) => ![answered, withdrawn, lost, refused].some((set) => set.has(uid)),
  );
  const unknown = [...answered].filter((uid) => !made.has(uid));
  const foreign = results.filter(({ uid, userId }) => (made.get(uid)?.userId ?? userId) !== userId);
  const untold = results.filter(
    ({ uid, status }) => status !== 'applied' && ![refused, lost, withdrawn].some((set) => set.has(uid)),
  );
  return [
    ...(answered.size < results.length ? ['a change has two results'] : []),
    ...unanswered.map((uid) => `${made.get(uid)?.name} ${uid} has no result`),
    ...unknown.map((uid) => `the result of ${uid} belongs to no change`),
    ...foreign.map(({ uid }) => `${uid} was applied as another user`),
    ...untold.map(({ uid }) => `the refusal of ${uid} is on no device`),
  ];
};

const refusedOn = ({ indexedDB }: Device) =>
  (rawRows(indexedDB)?.results ?? []).filter(({ status }) => status !== 'applied').map(({ uid }) => uid);

/** A client id stands for one queue: as long as the server knows the client, no place in it is taken twice. */
const ofQueues = (results: readonly Result[], { forgotten }: Ledger) => {
  const known = results.filter(({ clientId }) => !forgotten.has(clientId));
  const places = new Set(known.map(({ clientId, mid }) => `${clientId} ${mid}`));
  return places.size < known.length ? ['a place in the queue of a client was taken twice'] : [];
};

/**
 * What was applied before a restore is not refused for want of a project that another device has told since. A part that was
 * chosen before its file was read may be none of it.
 */
const ofRestores = ({ rows, results }: Server, { made, everApplied, isToldInTime }: Ledger) => {
  const projects = new Set(rows.filter(({ kind }) => kind === 'project').map(({ id }) => id));
  const isThere = (args: unknown) => projects.has((args as { projectId?: string } | null)?.projectId ?? '');
  const forgotten = results.filter(
    ({ uid, code, record }) =>
      code === 'not_found' && record === 'project' && everApplied.has(uid) && isThere(made.get(uid)?.args),
  );
  return isToldInTime
    ? forgotten.map(({ uid }) => `${made.get(uid)?.name} ${uid} was told before what it builds on`)
    : [];
};

const ofOrders = (rows: readonly Row[], takenBack: ReadonlySet<string>, { made }: Ledger) => {
  const orders = rows.filter((row) => row.kind === 'order').map((row) => row.data as Order);
  const carts = new Set(orders.map((order) => order.cartId));
  const raised = orders.filter((order) => takenBack.has(order.id));
  const asked = [...made.values()].filter(({ name }) => name === 'submitOrder');
  const wrong = orders.filter(({ id, userId, consent }) => {
    const own = asked.find(({ args }) => (args as SubmitOrderArgs).orderId === id);
    return own?.userId !== userId || !isDeepStrictEqual((own.args as SubmitOrderArgs).consent, consent);
  });
  return [
    ...(carts.size < orders.length ? ['a cart was ordered twice'] : []),
    ...(raised.length > 0 ? ['a withdrawn order was made'] : []),
    ...wrong.map(({ id }) => `order ${id} is not what its user consented to`),
  ];
};

type Server = { rows: readonly Row[]; results: readonly Result[] };
const nothing = { name: '', args: null };

/** A tally cart counts one for each applied putCartLine of its user and is changed by nothing else. */
const ofTallies = (shop: SimulatedShop, { made }: Ledger, { rows, results }: Server) =>
  [...shop.tallyCarts].flatMap(([userId, cartId]) => {
    const lines = rows
      .filter((row) => row.kind === 'cartLine')
      .map((row) => row.data as { cartId: string; quantity: number });
    const counted = lines.filter((line) => line.cartId === cartId).reduce((sum, line) => sum + line.quantity, 0);
    const applied = results.filter(
      (each) => each.userId === userId && each.status === 'applied' && isTally(shop, made.get(each.uid) ?? nothing),
    ).length;
    return counted === applied ? [] : [`a tally counts ${counted} for ${applied} applied changes`];
  });
