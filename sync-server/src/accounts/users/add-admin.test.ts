import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestShop, testShop } from '../../../test/test-shop.ts';
import { addAdmin } from './add-admin.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

it('the first admin signs in with the password he was given, once and for all', async () => {
  const password = await addAdmin(shop.database.owner, { userName: 'kern', email: 'kern@example.org' });
  const answer = await shop.post('/session', { userName: 'kern', password, deviceName: '' });
  expect(await answer.json()).toMatchObject({ actor: { userName: 'kern', permissions: ['GLOBAL_ADMIN_PERMISSION'] } });
  for (const again of [
    { userName: 'KERN', email: 'other@example.org' },
    { userName: 'other', email: 'kern@example.org' },
  ]) {
    await expect(addAdmin(shop.database.owner, again)).rejects.toThrow('already');
  }
});
