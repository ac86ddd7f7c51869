import { isDeviceFull } from '../../database/device-full.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { collectUnsent } from './collect-unsent.ts';
import type { UnsentWork } from './unsent-work.ts';

/**
 * The unsent work for a file that leaves the device. None of it can be taken back here any more: the device that reads the
 * file in may send it first. A device without room for that mark still gives its work away.
 */
export const takeOutWork = async (database: ShopDatabase): Promise<UnsentWork> => {
  const { outbox, unreadFile, file, localReading } = database;
  try {
    return await database.transaction('rw', [outbox, unreadFile, file, localReading], async () => {
      const work = await collectUnsent(database);
      await outbox.filter(({ offered, outcome }) => !offered && outcome === null).modify({ offered: true });
      return work;
    });
  } catch (error) {
    if (isDeviceFull(error)) return collectUnsent(database);
    throw error;
  }
};
