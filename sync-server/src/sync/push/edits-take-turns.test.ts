import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countLockWaiters } from '../../../test/count-lock-waiters.ts';
import { type SignedIn, type TestShop, testShop } from '../../../test/test-shop.ts';
import { endlessWaits } from '../../database/database.ts';
import { editLimits } from '../admission/sync-limits.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ waits: endlessWaits });
});
afterAll(() => shop.stop());

const signedIn = async (userName: string) => shop.signIn(await shop.addUser(userName, ['ORDER_PERMISSION']));

const company = {
  addressId: -1,
  salutation: 'COMPANY',
  company: 'Zimmerei Huber',
  contactFirstName: 'Eva',
  contactName: 'Huber',
  street: 'Am Sägewerk 1',
  zip: '86150',
  city: 'Augsburg',
  countryIso: 'COUNTRY_DE',
  shippingAddress: true,
};
const edit = async (user: SignedIn) => shop.post('/users/updateAddress/own', company, user.headers);

const waitingForLocks = () => countLockWaiters(shop.database.sessions);

test('while the edits of one customer wait for a lock, those of another are made', async () => {
  const [busy, other] = [await signedIn('viel'), await signedIn('wenig')];
  expect((await edit(busy)).status).toBe(200);
  const edits = await shop.database.owner.begin(async (tx) => {
    await tx`select 1 from sync_space where id = ${customerSpace(busy.customerId)} for update`;
    const under = Array.from({ length: 20 }, () => edit(busy));
    await expect.poll(waitingForLocks).toBeGreaterThanOrEqual(editLimits.atOnceEach);
    expect((await edit(other)).status).toBe(200);
    expect(await waitingForLocks()).toBe(editLimits.atOnceEach);
    return { under };
  });
  for (const each of await Promise.all(edits.under)) expect([200, 503]).toContain(each.status);
});
