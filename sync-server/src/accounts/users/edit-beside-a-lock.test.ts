import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countLockWaiters } from '../../../test/count-lock-waiters.ts';
import { type SignedIn, type TestShop, testShop } from '../../../test/test-shop.ts';
import { withCustomer } from '../../database/in-customer.ts';

let shop: TestShop;
let chef: SignedIn;
let stranger: SignedIn;
let colleagues: string[];

beforeAll(async () => {
  shop = await testShop();
  chef = await shop.signIn(await shop.addUser('chef', ['CUSTOMER_ADMIN_PERMISSION']));
  const added = [1, 2, 3, 4].map((n) => shop.addUser(`geselle${n}`, [], chef.customerId));
  colleagues = (await Promise.all(added)).map(({ userId }) => userId);
  stranger = await shop.signIn(await shop.addUser('nachbar', []));
});
afterAll(() => shop.stop());

const edit = (userId: string, n: number) => {
  const userName = `geselle${n + 1}`;
  const form = { userName, email: `${userName}@example.org`, firstName: 'Jan', name: 'Muster' };
  const body = JSON.stringify({ ...form, permissions: [], seesPrices: true, active: true });
  return shop.request(`/users/${userId}`, { method: 'PUT', body, headers: chef.headers });
};

const waitingForLocks = () => countLockWaiters(shop.database.sessions);

test('while edits of one company wait for a lock, the sessions of others are checked; the edits end with an answer for later', async () => {
  await withCustomer(shop.database.sql, chef.customerId, async (tx) => {
    await tx`select 1 from sync_space where id = ${customerSpace(chef.customerId)} for update`;
    const answered: string[] = [];
    const edits = colleagues.map(async (userId, n) => {
      const answer = await edit(userId, n);
      answered.push('edit');
      return answer;
    });
    await expect.poll(waitingForLocks).toBe(edits.length);
    const answer = await shop.request('/session', { headers: stranger.headers });
    answered.push('session');
    expect(answer.status).toBe(200);
    for (const each of await Promise.all(edits)) {
      expect(each.status).toBe(503);
      expect(each.headers.get('Retry-After')).not.toBeNull();
    }
    expect(answered).toEqual(['session', 'edit', 'edit', 'edit', 'edit']);
  });
});
