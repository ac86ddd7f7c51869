import { readMeta, writeMeta } from '../../database/read-meta.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';

const hourMs = 3_600_000;
export const longestWithoutContactMs = { shared: 12 * hourMs, private: 30 * 24 * hourMs } as const;

/** Whether the device has not heard of the server for so long that somebody has to sign in. A clock that was set back does not count. */
export const isContactTooOld = async (database: ShopDatabase, isShared: boolean, nowMs: number): Promise<boolean> => {
  const contactAt = await readMeta(database, 'lastContactAt');
  if (contactAt === undefined) return false;
  const seen = await readMeta(database, 'clock');
  const latestMs = Math.max(nowMs, seen?.contactAt === contactAt ? seen.latestMs : nowMs);
  // A device without room opens all the same.
  await writeMeta(database, 'clock', { contactAt, latestMs }).catch(() => null);
  return latestMs - Date.parse(contactAt) > longestWithoutContactMs[isShared ? 'shared' : 'private'];
};
