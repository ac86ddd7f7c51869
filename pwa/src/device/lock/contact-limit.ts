import { maxOfflineMs } from '@knotenblech/shared/accounts/longest-without-contact.ts';
import { readMeta, type ShopDatabase, writeMeta } from '../../database/shop-database.ts';

/**
 * Whether the device has not heard of the server for so long that somebody has to sign in. Only steps forward of its clock
 * count, each of them: one that is set back, or was ahead at the contact and is put right, wins no time.
 */
export const isOfflineTooLong = async (database: ShopDatabase, isShared: boolean, nowMs: number): Promise<boolean> => {
  const contactAt = await readMeta(database, 'lastContactAt');
  if (contactAt === undefined) return false;
  const before = await readMeta(database, 'sinceContact');
  const { seenMs, elapsedMs } =
    before?.contactAt === contactAt ? before : { seenMs: Date.parse(contactAt), elapsedMs: 0 };
  const since = { contactAt, seenMs: nowMs, elapsedMs: elapsedMs + Math.max(0, nowMs - seenMs) };
  // A device without room opens all the same.
  await writeMeta(database, 'sinceContact', since).catch(() => null);
  return since.elapsedMs > maxOfflineMs[isShared ? 'shared' : 'private'];
};
