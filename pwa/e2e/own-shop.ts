import { inject } from 'vitest';
import { createShop, type ShopProcess } from './shop-process.ts';

let opening: Promise<ShopProcess> | null = null;

const open = async (settings: Record<string, string> | undefined) => {
  const shop = settings ? await createShop(settings) : await createShop({}, inject('shopTemplate'));
  try {
    await shop.start();
  } catch (error) {
    await shop.remove();
    throw error;
  }
  return shop;
};

/** The shop of this test file, as it is after its first start; it starts when it is first asked for, with settings on an empty folder. */
export const ownShop = (settings?: Record<string, string>) => {
  opening ??= open(settings);
  return opening;
};

/** What the shop of this test file wrote last. */
export const ownShopWords = async () => (await opening?.catch(() => null))?.lastWords() ?? 'no shop was started';

export const removeOwnShop = async () => {
  const shop = await opening?.catch(() => null);
  await shop?.remove();
};
