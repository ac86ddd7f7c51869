import { createShop } from './shop-process.ts';

const buildWithinMs = 1_200_000;

/** A first start builds the app, however busy the machine is; the shops of the tests then find it built. */
export default async function ensureBuilt() {
  const shop = await createShop();
  try {
    await shop.start(buildWithinMs);
  } finally {
    await shop.remove();
  }
}
