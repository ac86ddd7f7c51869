import { afterAll, beforeAll, expect, it } from 'vitest';
import { askAsOthers, calls } from '../../test/ask-as-others.ts';
import { type TestShop, testShop } from '../../test/test-shop.ts';

let shop: TestShop;
let ask: ReturnType<typeof askAsOthers>;
beforeAll(async () => {
  shop = await testShop();
  await shop.addUser('bekannt', ['STANDARD_PERMISSION']);
  ask = askAsOthers(shop);
});
afterAll(() => shop.stop());

it.each(Object.keys(calls))('%s is answered alike in words for a known and an unknown account', async (call) => {
  const { words } = await ask(call, 'bekannt');
  expect((await ask(call, 'niemand')).words).toBe(words);
});
