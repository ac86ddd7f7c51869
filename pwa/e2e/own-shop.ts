import { inject } from 'vitest';
import { createShop, type ShopProcess } from './shop-process.ts';

let opening: Promise<ShopProcess> | null = null;

const open = async () => {
  const shop = await createShop({}, inject('shopTemplate'));
  try {
    await shop.start();
  } catch (error) {
    await shop.remove();
    throw error;
  }
  return shop;
};

/** The shop of this test file, as it is after its first start; it starts when it is first asked for. */
export const ownShop = () => {
  opening ??= open();
  return opening;
};

/** What the shop of this test file wrote last. */
export const ownShopWords = async () => (await opening?.catch(() => null))?.lastWords() ?? 'no shop was started';

export const removeOwnShop = async () => {
  const shop = await opening?.catch(() => null);
  await shop?.remove();
};
