import { openCartOf } from '@knotenblech/shared/orders/cart/open-cart.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import { customerSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import type { CartLineId, ProjectId, UserId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowRange } from '../../pwa/src/database/shop-database.ts';
import { syncOnce } from '../../pwa/src/sync/leadership/sync-loop.ts';
import { withdraw } from '../../pwa/src/sync/outbox/withdraw.ts';
import { type Database, endlessWaits } from '../src/database/database.ts';
import { testDatabase } from '../test/test-database.ts';
import { makeOnDevice } from './make-on-device.ts';
import { seededRandom } from './random.ts';
import { order } from './random-order-change.ts';
import { openDevice, type Tab } from './simulated-device.ts';
import { noFaults } from './simulated-network.ts';
import { openSimulatedShop } from './simulated-shop.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase(endlessWaits);
});
afterAll(() => database.stop());

/** Offline the hall is ordered, the roof is put into the basket behind it and ordered, the stairs go into the one behind that. */
const openCase = async (seed: number) => {
  const random = seededRandom(seed);
  const shop = await openSimulatedShop(database, random);
  const userId = [...shop.actors.keys()][0] as UserId;
  const space = userSpace(userId);
  const deviceOf = () =>
    openDevice(shop, { isFaulty: false, isSlow: false, late: [], faults: noFaults() }, random, userId);
  const tab = (await deviceOf()).tabs[0] as Tab;
  await syncOnce(tab);
  const made = new Map();
  const making = { shop, random, tab, userId, made };
  const basketOn = async (on: Tab) => {
    const basket = openCartOf((await rowRange(on.database, space, 'cart').toArray()).map(({ data }) => data));
    if (!basket) throw new Error('no open cart');
    return basket.id;
  };
  const put = async (projectId: ProjectId) => {
    const lineId = random.uuid<CartLineId>();
    await makeOnDevice(making, 'putCartLine', { lineId, cartId: await basketOn(tab), projectId });
    return lineId;
  };
  const ordered = async () => {
    await order(making);
    const last = await tab.database.outbox.orderBy('seq').last();
    if (!last) throw new Error('nothing was ordered');
    return { uid: last.uid, orderId: (last.args as SubmitOrderArgs).orderId };
  };
  const [hallProject, roofProject, stairsProject] = shop.projects as [ProjectId, ProjectId, ProjectId];
  const first = await basketOn(tab);
  const hall = { line: await put(hallProject), ...(await ordered()) };
  const roof = { line: await put(roofProject), ...(await ordered()) };
  const stairs = { line: await put(stairsProject) };
  /** What lies in the basket, what is ordered with which lines, what was refused; on the device itself and on one that comes new. */
  const seenOn = async (on: Tab) => ({
    basket: Object.fromEntries(
      (await rowRange(on.database, space, 'cartLine').toArray()).map((row) => [row.id, row.data.cartId === first]),
    ),
    isBasketFirst: (await basketOn(on)) === first,
    orders: (await rowRange(on.database, customerSpace(shop.customerId), 'order').toArray()).map(({ data }) => [
      data.id,
      data.lines.map(({ projectId }) => projectId),
    ]),
  });
  const seen = async () => {
    await syncOnce(tab);
    const fresh = (await deviceOf()).tabs[0] as Tab;
    await syncOnce(fresh);
    const here = await seenOn(tab);
    expect(await seenOn(fresh)).toEqual(here);
    return here;
  };
  const refusals = async () =>
    (await tab.database.results.toArray()).filter(({ status }) => status !== 'applied').map(({ uid }) => uid);
  const left = {
    basket: { [hall.line]: true, [stairs.line]: true },
    isBasketFirst: true,
    orders: [[roof.orderId, [roofProject]]],
  };
  return { shop, tab, hall, seen, seenOn, refusals, left, userId };
};

test('an order is made whose cart never opened because the one before it was withdrawn, and no line leaves the basket', async () => {
  const { tab, hall, seen, seenOn, refusals, left } = await openCase(9100);
  await withdraw(tab, hall.uid);
  expect(await seenOn(tab)).toEqual({ ...left, orders: [] });
  expect(await seen()).toEqual(left);
  expect(await refusals()).toEqual([]);
});

test('an order is made whose cart never opened because the one before it was refused, and no line leaves the basket', async () => {
  const { shop, hall, seen, refusals, left, userId } = await openCase(9101);
  const refused = { customer_id: shop.customerId, user_id: userId, order_id: hall.orderId };
  await shop.database.owner`insert into withdrawn_order ${shop.database.owner(refused)}`;
  expect(await seen()).toEqual(left);
  expect(await refusals()).toEqual([hall.uid]);
});
