import { isDeviceFull } from './device-full.ts';
import type { ShopDatabase } from './shop-database.ts';

/** What is drawn can be made again: it makes room for what cannot. */
export const withQuotaErrors = async (database: ShopDatabase, store: () => Promise<void>) => {
  try {
    await store();
  } catch (error) {
    if (!isDeviceFull(error)) throw error;
    await database.drawing.clear();
    await store();
  }
};
