import { createShop } from '../../../e2e/shop/shop-process.ts';

/** A shop as the README starts it, with an empty data folder. */
export const startShop = async () => {
  const shop = await createShop();
  await shop.start();
  return { shop, port: Number(new URL(shop.url).port), stop: () => shop.remove() };
};
