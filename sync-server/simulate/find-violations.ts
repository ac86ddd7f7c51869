import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '@knotenblech/shared/permissions/actor.ts';
import type { SpaceId } from '@knotenblech/shared/sync/space.ts';
import type { UserId } from '@knotenblech/shared/values/ids.ts';
import { mayJoin } from '../src/sync/may-join.ts';
import { nobody } from '../src/sync/space-owner.ts';
import { findPartViolations } from './find-part-violations.ts';
import type { Device } from './simulated-device.ts';
import type { SimulatedShop } from './simulated-shop.ts';

export type History = { made: ReadonlyMap<string, string>; withdrawn: ReadonlyMap<string, string | null> };
type Row = { space: SpaceId; kind: string; id: string; data: unknown };
type Result = { uid: string; status: string; userId: UserId };

/** What does not hold after everything was let through; empty: all is well. */
export const findViolations = async (shop: SimulatedShop, devices: readonly Device[], history: History) => {
  const owner = shop.database.owner;
  const rows = [
    ...(await owner<Row[]>`
      select space_id as space, kind, id, data from record
      where customer_id in (${shop.customerId}, ${nobody}) and not deleted order by space_id, kind, id`),
  ];
  const results = [
    ...(await owner<Result[]>`
      select uid, status, user_id as "userId" from sync_result where customer_id = ${shop.customerId}`),
  ];
  const takenBack = await owner<{ orderId: string }[]>`
    select order_id as "orderId" from withdrawn_order where customer_id = ${shop.customerId}`;
  const perDevice = await Promise.all(devices.map((device, n) => ofDevice(shop, device, `device ${n}`, rows)));
  return [
    ...shop.bugs.map((bug) => `the server met a bug: ${bug}`),
    ...perDevice.flat(),
    ...ofResults(results, history),
    ...ofOrders(rows, new Set(takenBack.map((row) => row.orderId))),
    ...ofTallies(shop, rows, results),
    ...(await findPartViolations(shop, rows)),
  ];
};

const ofDevice = async (shop: SimulatedShop, device: Device, name: string, rows: readonly Row[]) => {
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

const ofResults = (results: readonly Result[], { made, withdrawn }: History) => {
  const answered = new Set(results.map((result) => result.uid));
  const unanswered = [...made.keys()].filter((uid) => !answered.has(uid) && !withdrawn.has(uid));
  const unknown = [...answered].filter((uid) => !made.has(uid));
  return [
    ...(answered.size < results.length ? ['a change has two results'] : []),
    ...(unanswered.length > 0 ? [`${unanswered.length} changes have no result`] : []),
    ...(unknown.length > 0 ? [`${unknown.length} results belong to no change`] : []),
  ];
};

const ofOrders = (rows: readonly Row[], takenBack: ReadonlySet<string>) => {
  const orders = rows.filter((row) => row.kind === 'order').map((row) => row.data as { id: string; cartId: string });
  const carts = new Set(orders.map((order) => order.cartId));
  const raised = orders.filter((order) => takenBack.has(order.id));
  return [
    ...(carts.size < orders.length ? ['a cart was ordered twice'] : []),
    ...(raised.length > 0 ? ['a withdrawn order was made'] : []),
  ];
};

/** A tally cart counts one for each applied putCartLine of its user and is changed by nothing else. */
const ofTallies = (shop: SimulatedShop, rows: readonly Row[], results: readonly Result[]) =>
  [...shop.tallyCarts].flatMap(([userId, cartId]) => {
    const lines = rows
      .filter((row) => row.kind === 'cartLine')
      .map((row) => row.data as { cartId: string; quantity: number });
    const counted = lines.filter((line) => line.cartId === cartId).reduce((sum, line) => sum + line.quantity, 0);
    const applied = results.filter(
      (each) => each.userId === userId && each.status === 'applied' && shop.tallies.has(each.uid),
    ).length;
    return counted === applied ? [] : [`a tally counts ${counted} for ${applied} applied changes`];
  });
