import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { type PushAnswer, protocolVersion, schemaVersion } from '@knotenblech/shared/sync/wire.ts';
import { type AddressId, newId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf } from '../../../simulate/orders/order-world.ts';
import { countLockWaiters } from '../../../test/count-lock-waiters.ts';
import { type SignedIn, type TestShop, testShop } from '../../../test/test-shop.ts';
import { endlessWaits } from '../../database/database.ts';
import { syncLimits } from './sync-limits.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ waits: endlessWaits });
});
afterAll(() => shop.stop());

const push = (user: SignedIn) => {
  const args = { address: addressOf(newId<AddressId>()) };
  const mutation = { id: 1, uid: newId(), name: 'putAddress', v: 1, args, at: shop.clock.now.toISOString() };
  const version = { protocol: protocolVersion, schema: schemaVersion };
  const request = { ...version, userId: user.userId, clientId: newId(), mutations: [mutation] };
  return shop.post('/sync/push', request, user.headers);
};

const waitingForLocks = () => countLockWaiters(shop.database.owner);

const seenAt = async ({ userId }: SignedIn) => {
  const [row] = await shop.database.owner<{ seenAt: Date }[]>`
    select seen_at as "seenAt" from session where user_id = ${userId}`;
  return row?.seenAt.getTime();
};

/** One push more than the customer may have at once; while the last of them waits in the queue, something happens. */
const pushMeanwhile = async (user: SignedIn, happens: () => Promise<unknown>) => {
  const { owner } = shop.database;
  return owner.begin(async (tx) => {
    await tx`insert into sync_space (customer_id, id) values (${user.customerId}, ${customerSpace(user.customerId)})
      on conflict (customer_id, id) do update set version = sync_space.version`;
    const inside = Array.from({ length: syncLimits.push.atOnceEach }, () => push(user));
    await expect.poll(waitingForLocks, { timeout: 30_000 }).toBe(inside.length);
    await owner`update session set seen_at = seen_at - interval '1 hour' where user_id = ${user.userId}`;
    const last = push(user);
    await expect.poll(() => seenAt(user), { timeout: 30_000 }).toBe(shop.clock.now.getTime());
    await happens();
    return { inside, last };
  });
};

test('a right that was taken away while a push waited for its turn is not used any more', async () => {
  const user = await shop.signIn(await shop.addUser('vorher', ['ORDER_PERMISSION', 'UPLOAD_PERMISSION']));
  const { inside, last } = await pushMeanwhile(
    user,
    () => shop.database.owner`
      update record set data = data || '{"permissions": []}' where kind = 'user' and id = ${user.userId}`,
  );
  for (const each of inside) expect((await each).status).toBe(200);
  const { results } = (await (await last).json()) as PushAnswer;
  expect(results).toMatchObject([{ status: 'refused', code: 'not_allowed' }]);
});

test('a push whose session ended while it waited is not looked at', async () => {
  const user = await shop.signIn(await shop.addUser('beendet', ['ORDER_PERMISSION', 'UPLOAD_PERMISSION']));
  const { last } = await pushMeanwhile(
    user,
    () => shop.database.owner`delete from session where user_id = ${user.userId}`,
  );
  expect((await last).status).toBe(401);
});
