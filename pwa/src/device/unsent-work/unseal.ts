import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { ValueCipher } from '../../database/encryption/value-cipher.ts';
import { readMeta } from '../../database/shop-database.ts';
import { databaseOf, type UserData } from '../../database/user-data.ts';
import { openMirrorDatabase } from '../../database/watch-connection.ts';
import type { Shop } from '../../sync/hooks/shop.ts';
import type { SealKeys } from '../encryption/data-key.ts';
import { fetchSealKey, type SealKey } from '../encryption/seal-key.ts';
import { isDeviceFull, reportQuotaExceeded } from '../quota/quota.ts';
import { devices } from '../tab-session.ts';
import { hasSealed, openSealed, opensAll } from './sealed-work.ts';

type Opened = { shop: Pick<Shop, 'facts'> & UserData; userId: string; mirrorName: string; cipher: ValueCipher };

/** Nobody is to work without what he left here: throws DomainError 'unavailable' where the key that opens it is out of reach. */
export const refuseUnopened = async (userId: string, { server, own }: SealKeys) => {
  if (server === null && !(await opensAll(devices, own, userId))) throw new DomainError('unavailable');
};

/** Puts what the user left sealed back into his queue. False: some of it none of the keys opens. */
export const unseal = async (
  { shop, userId, mirrorName, cipher }: Opened,
  keys: readonly SealKey[],
): Promise<boolean> => {
  if (!(await hasSealed(devices, userId))) return true;
  const mirror = openMirrorDatabase(mirrorName, cipher);
  const into = { database: databaseOf(shop), facts: shop.facts, mirror, now: () => new Date() };
  try {
    return await openSealed(devices, into, keys, userId);
  } finally {
    mirror.close();
  }
};

/** For a sign-in that ended before it had. The start waits for no network, and what fails now is left to the next. */
export const unsealPending = async (opened: Opened) => {
  const database = databaseOf(opened.shop);
  const kept = async () => (await readMeta(database, 'sealKey')) ?? null;
  const fetched = async () => {
    const sessionKey = navigator.onLine ? await readMeta(database, 'sessionKey') : undefined;
    return sessionKey === undefined ? null : fetchSealKey(sessionKey);
  };
  const isOpen = await unseal(opened, [kept]).catch(leaveToNext);
  if (!isOpen) void unseal(opened, [fetched]).catch(leaveToNext);
};

const leaveToNext = (error: unknown) => {
  if (isDeviceFull(error)) reportQuotaExceeded(true, 'change');
  return true;
};
