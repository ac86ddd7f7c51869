import { afterAll, beforeAll } from 'vitest';
import { createShop, type ShopProcess } from './shop-process.ts';

let shop: ShopProcess;

/** Each test file has a shop of its own, fresh from its first start. */
beforeAll(async () => {
  shop = await createShop();
  await shop.start();
  process.env.SHOP_URL = shop.url;
});

afterAll(() => shop.remove());
