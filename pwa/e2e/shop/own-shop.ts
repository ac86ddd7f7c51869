import { inject } from 'vitest';
import { copyShop, type ShopHere } from '../../../sync-server/test/test-shop-server.ts';

let opening: Promise<ShopHere> | null = null;

const open = async (environment?: Record<string, string>) => {
  const shop = await copyShop(inject('shopTemplate'), environment);
  try {
    await shop.start();
  } catch (error) {
    await shop.remove();
    throw error;
  }
  return shop;
};

/** The shop of this test file, a copy of the one that was prepared; it starts when it is first asked for. */
export const ownShop = (environment?: Record<string, string>) => {
  opening ??= open(environment);
  return opening;
};

/** What the shop of this test file wrote last. */
export const ownShopWords = async () => (await opening?.catch(() => null))?.lastWords() ?? 'no shop was started';

export const removeOwnShop = async () => {
  const shop = await opening?.catch(() => null);
  opening = null;
  await shop?.remove();
};
