import { type AddressId, newId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addressOf,
  type Buyer,
  everybody,
  type OrderWorld,
  openOrderWorld,
} from '../../../simulate/orders/order-world.ts';
import { seededRandom } from '../../../simulate/random.ts';
import { testDatabase } from '../../../test/test-database.ts';
import type { Database } from '../../database/database.ts';

let database: Database;
let world: OrderWorld;
beforeAll(async () => {
  database = await testDatabase();
  world = await openOrderWorld(database, seededRandom(16), 8, {
    ...everybody,
    atOnce: 1,
    mostWaiting: 2,
    mostWaitingBytes: 1e6,
    longestWaitMs: 60_000,
  });
});
afterAll(async () => {
  await world.stop();
  await database.stop();
});

const edits = (buyer: Buyer, count: number) =>
  world.requestOf(
    buyer,
    Array.from({ length: count }, (_, at) =>
      world.mutationOf('putAddress', { address: addressOf(newId<AddressId>()) }, at + 1),
    ),
  );

/** As long as it lasts, a push of this customer is under way. */
const holdSpaces = async ({ actor }: Buyer) => {
  let release = () => {};
  const isReleased = new Promise<void>((done) => {
    release = done;
  });
  await new Promise<void>((isHeld) => {
    void database.owner.begin(async (tx) => {
      await tx`select 1 from sync_space where customer_id = ${actor.customerId} for update`;
      isHeld();
      await isReleased;
    });
  });
  return release;
};

test('when more comes than can wait, an order is let in before gathered edits, and who was turned away comes back with the same', async () => {
  const [first, second, third, buyer] = await Promise.all(Array.from({ length: 4 }, () => world.addBuyer()));
  if (!first || !second || !third || !buyer) throw new Error('no buyers');
  const order = world.mutationOf('submitOrder', await world.orderArgs(buyer));
  const release = await holdSpaces(first);
  const answered: string[] = [];
  const push = async (name: string, who: Buyer, request: unknown) => {
    const answer = await world.request(who.actor.userId, '/push', request);
    answered.push(name);
    return { ...answer, who, request };
  };
  const held = push('held', first, edits(first, 1));
  const bulks = [push('bulk', second, edits(second, 20)), push('bulk', third, edits(third, 20))];
  const ordered = push('order', buyer, world.requestOf(buyer, [order]));
  const turnedAway = await Promise.race(bulks);
  expect(turnedAway).toMatchObject({
    status: 503,
    body: { errors: [{ errorCode: 'unavailable', details: { retryAfterSeconds: expect.any(Number) } }] },
  });
  release();
  expect(await held).toMatchObject({ status: 200 });
  expect(await ordered).toMatchObject({ status: 200, body: { results: [{ status: 'applied' }] } });
  await Promise.all(bulks);
  expect(answered).toEqual(['bulk', 'held', 'order', 'bulk']);
  const again = await push('again', turnedAway.who, turnedAway.request);
  expect(again).toMatchObject({ status: 200, body: { lastMid: 20 } });
});
