import { openMirrorDatabase } from '../../database/mirror-database.ts';
import { openShopDatabase } from '../../database/shop-database.ts';
import { giveCipher } from '../at-rest/users-cipher.ts';
import { openShop } from '../open-shop.ts';
import { fetchSealKey } from '../seal-key.ts';
import { deriveSealKey, openSealed } from '../sealed-work.ts';
import type { Session } from './ask-for-session.ts';
import { currentUser, devices, here } from './here.ts';
import { finishLeaving, leave } from './leave.ts';
import { watchForLock } from './server-lock.ts';

/** Without a password for who comes by a handed address: the server has the key to his sealed work. */
export type Entering = { password: string | null; isSharedDevice: boolean };

/** Opens the user's own database for his session; work he left here sealed goes back into his queue. */
export const enter = async ({ sessionKey, actor }: Session, { password, isSharedDevice }: Entering) => {
  const current = await currentUser();
  if (current && current.userId !== actor.userId) await leave(current, 'keep');
  await finishLeaving();
  const cipher = await giveCipher(devices, actor.userId);
  const user = await rememberUser(actor.userId, isSharedDevice);
  const database = openShopDatabase(user.databaseName, cipher);
  const ownKey = () => (password === null ? null : deriveSealKey(password, user.sealSalt));
  const sealKey = (await fetchSealKey(sessionKey)) ?? (await ownKey());
  await database.meta.bulkPut([
    { key: 'sessionKey', value: sessionKey },
    { key: 'stoppedBy', value: null },
    ...(sealKey ? [{ key: 'sealKey' as const, value: sealKey }] : []),
  ]);
  database.close();
  here.shop?.close();
  const shop = await openShop({ ...user, cipher }, actor);
  here.shop = shop;
  if (!shop) throw new Error('the user database did not keep its actor');
  const into = { database: shop.database, mirror: openMirrorDatabase(user.mirrorName, cipher) };
  const isUnsealed = sealKey !== null && (await openSealed(devices, into, sealKey, user.userId));
  const olderKey = isUnsealed ? null : await ownKey();
  if (olderKey) await openSealed(devices, into, olderKey, user.userId);
  into.mirror.close();
  watchForLock(shop);
  shop.retryNow();
  return shop;
};

const rememberUser = async (userId: string, isShared: boolean) => {
  await devices.user.toCollection().modify({ lockedBy: null });
  const known = await devices.user.get(userId);
  const user = {
    userId,
    isShared,
    signedIn: true,
    databaseName: known?.databaseName ?? `shop-${crypto.randomUUID()}`,
    mirrorName: known?.databaseName ? known.mirrorName : `mirror-${crypto.randomUUID()}`,
    sealSalt: known?.sealSalt ?? crypto.getRandomValues(new Uint8Array(16)),
  };
  await devices.user.put(user);
  return user;
};
