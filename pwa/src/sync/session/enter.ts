import type { Actor } from '@knotenblech/shared/permissions/actor.ts';
import { openShopDatabase, type ShopDatabase } from '../../database/shop-database.ts';
import { createValueCipher } from '../../database/value-cipher.ts';
import { openMirrorDatabase } from '../../database/mirror-database.ts';
import { openShop } from '../open-shop.ts';
import { fetchSealKey } from '../seal-key.ts';
import { deriveSealKey, openSealed } from '../sealed-work.ts';
import type { Session } from './ask-for-session.ts';
import { guard } from '../shared-device/guard.ts';
import { initialsOf } from '../shared-device/initials-of.ts';
import { openKey } from '../shared-device/key/open-key.ts';
import { closeKey, layKey } from '../shared-device/key/store-key.ts';
import { closeHere, currentUser, devices, here } from './here.ts';
import { finishLeaving, leave } from './leave.ts';
import { watchForLock } from './server-lock.ts';

/** Without a password for who comes by a handed address: the server has the key to his sealed work. */
export type Entering = {
  password: string | null;
  /** Null: as it is with him already, or with others here. */
  isSharedDevice: boolean | null;
};

/** Opens the user's own database for his session; work he left here sealed goes back into his queue. */
export const enter = async ({ sessionKey, actor }: Session, { password, isSharedDevice }: Entering) => {
  const known = await devices.user.get(actor.userId);
  const sealSalt = known?.sealSalt ?? crypto.getRandomValues(new Uint8Array(16));
  const isShared = isSharedDevice ?? known?.isShared ?? (await devices.user.toArray()).some((user) => user.isShared);
  const keys = {
    server: await fetchSealKey(sessionKey),
    own: async () => (password === null ? null : deriveSealKey(password, sealSalt)),
  };
  const dataKey = await openKey(devices, actor.userId, keys);
  const current = await currentUser();
  if (current && current.userId !== actor.userId) await leave(current, 'keep');
  await finishLeaving();
  const keep = isShared ? closeKey : layKey;
  await keep(devices, { userId: actor.userId, dataKey }, keys);
  const user = await rememberUser(actor, { isShared, sealSalt });
  const cipher = createValueCipher(dataKey);
  const sealKey = keys.server ?? (await keys.own());
  await noteSession(openShopDatabase(user.databaseName, cipher), sessionKey, sealKey);
  closeHere();
  const shop = await openShop({ ...user, cipher }, actor);
  here.shop = shop;
  if (!shop) throw new Error('the user database did not keep its actor');
  const into = { database: shop.database, mirror: openMirrorDatabase(user.mirrorName, cipher) };
  const isUnsealed = sealKey !== null && (await openSealed(devices, into, sealKey, user.userId));
  const olderKey = isUnsealed ? null : await keys.own();
  if (olderKey) await openSealed(devices, into, olderKey, user.userId);
  into.mirror.close();
  watchForLock(shop);
  await guard(user, shop);
  if (known?.signedIn && known.isShared !== isShared) here.channel.postMessage('signed-out');
  here.channel.postMessage('unlocked');
  shop.retryNow();
  return shop;
};

const noteSession = async (database: ShopDatabase, sessionKey: string, sealKey: string | null) => {
  await database.meta.bulkPut([
    { key: 'sessionKey', value: sessionKey },
    { key: 'stoppedBy', value: null },
    { key: 'lastContactAt', value: new Date().toISOString() },
    ...(sealKey ? [{ key: 'sealKey' as const, value: sealKey }] : []),
  ]);
  database.close();
};

type Remembered = { isShared: boolean; sealSalt: Uint8Array<ArrayBuffer> };

const rememberUser = async (actor: Actor, { isShared, sealSalt }: Remembered) => {
  await devices.user.toCollection().modify({ lockedBy: null });
  const { userId } = actor;
  const known = await devices.user.get(userId);
  const user = {
    userId,
    isShared,
    signedIn: true,
    databaseName: known?.databaseName ?? `shop-${crypto.randomUUID()}`,
    mirrorName: known?.databaseName ? known.mirrorName : `mirror-${crypto.randomUUID()}`,
    sealSalt,
    ...(isShared ? { initials: initialsOf(actor) } : {}),
  };
  await devices.user.put(user);
  return user;
};
