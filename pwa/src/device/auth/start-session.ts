import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { DeviceUser } from '../../database/device-database.ts';
import { createValueCipher } from '../../database/encryption/value-cipher.ts';
import { openShopDatabase, readMetas, type ShopDatabase } from '../../database/shop-database.ts';
import { clearDataKey, closeKey, openKey, type SealKeys, storeDataKey } from '../encryption/data-key.ts';
import { fetchSealKey, storeSealKey } from '../encryption/seal-key.ts';
import { autoLock } from '../lock/auto-lock.ts';
import { initialsOf } from '../lock/lock.ts';
import { noteFirstSignIn, noteForgotten } from '../quota/local-data.ts';
import { closeTabSession, currentUser, devices, tabSession } from '../tab-session.ts';
import { deriveSealKey } from '../unsent-work/sealed-work.ts';
import { noteUnopened } from '../unsent-work/unopened-work.ts';
import { refuseUnopened, unseal } from '../unsent-work/unseal.ts';
import { closeSession, finishSignOut, park, type Session, signOutLock } from './close-session.ts';
import { openShop } from './open-shop.ts';
import { watchForLock } from './server-lock.ts';

/** Without a password for who comes by a handed address: the server has the key to his sealed work. */
export type Entering = {
  password: string | null;
  /** Null: as it is with him already, or with others here. */
  isSharedDevice: boolean | null;
};

/** Opens the user's own database for his session; work he left here sealed goes back into his queue. */
export const startSession = async (
  { sessionKey, actor, hadSession = false }: Session,
  { password, isSharedDevice }: Entering,
) => {
  await signOutLock();
  const known = await devices.user.get(actor.userId);
  if (!known && hadSession) noteForgotten(actor.userId);
  else if (!known) noteFirstSignIn();
  const sealSalt = known?.sealSalt ?? crypto.getRandomValues(new Uint8Array(16));
  const isShared = isSharedDevice ?? known?.isShared ?? (await devices.user.toArray()).some((user) => user.isShared);
  let own: Promise<string> | null = null;
  const keys = {
    server: await fetchSealKey(sessionKey),
    own: async () => (password === null ? null : (own ??= deriveSealKey(password, sealSalt))),
  };
  await refuseUnopened(actor.userId, keys);
  const dataKey = await openKey(devices, actor.userId, keys);
  const current = await currentUser();
  if (current && current.userId !== actor.userId) await closeSession(current, 'keep');
  await finishSignOut();
  const keep = isShared ? closeKey : storeDataKey;
  await keep(devices, { userId: actor.userId, dataKey }, keys);
  const user = await rememberUser(actor, { isShared, sealSalt });
  const opening = openHere(user, { sessionKey, actor, dataKey, keys });
  const shop = await opening.catch(async (error: unknown) => {
    await shutAgain(user);
    throw error;
  });
  if (known?.signedIn && known.isShared !== isShared) tabSession.channel.postMessage('shared otherwise');
  tabSession.channel.postMessage('unlocked');
  shop.retryNow();
  return shop;
};

type Opening = Session & { dataKey: Uint8Array<ArrayBuffer>; keys: SealKeys };
type OwnPlace = DeviceUser & { databaseName: string };

const openHere = async (user: OwnPlace, { sessionKey, actor, dataKey, keys }: Opening) => {
  const cipher = createValueCipher(dataKey);
  await noteSession(openShopDatabase(user.databaseName, cipher), sessionKey, keys);
  closeTabSession();
  const shop = await openShop({ ...user, cipher }, actor);
  tabSession.shop = shop;
  if (!shop) throw new Error('the user database did not keep its actor');
  const isOpen = await unseal({ ...user, shop, cipher }, [async () => keys.server, keys.own]);
  if (!isOpen && (await keys.own()) !== null) await noteUnopened(user.userId);
  watchForLock(shop);
  await autoLock(user, shop);
  return shop;
};

/** Nothing is left open that nobody watches over: who shares the device has to sign in again. */
const shutAgain = async (user: DeviceUser) => {
  closeTabSession();
  clearDataKey();
  if (user.isShared) await park(user).catch(() => null);
};

const noteSession = async (database: ShopDatabase, sessionKey: string, keys: SealKeys) => {
  await database.meta.bulkPut([
    { key: 'sessionKey', value: sessionKey },
    { key: 'stoppedBy', value: null },
    { key: 'lastContactAt', value: new Date().toISOString() },
  ]);
  await noteSealKey(database, keys);
  database.close();
};

/** The server's key stays for good: one that follows from the password takes its place in no later session. */
const noteSealKey = async (database: ShopDatabase, { server, own }: SealKeys) => {
  const [kept, isOwn] = await readMetas(database, ['sealKey', 'sealKeyIsOwn']);
  const hasServers = kept !== undefined && !isOwn;
  const sealKey = server ?? (hasServers ? null : await own());
  if (sealKey) await storeSealKey(database, sealKey, { isOwn: server === null });
};

type Remembered = { isShared: boolean; sealSalt: Uint8Array<ArrayBuffer> };

/** Who has left gets new databases, also where a window still holds on to the old ones. */
const rememberUser = async (actor: Actor, { isShared, sealSalt }: Remembered) => {
  await devices.user.toCollection().modify({ lockedBy: null });
  const { userId } = actor;
  const known = await devices.user.get(userId);
  const isHere = known && (known.signedIn || known.isParked) ? known : null;
  const user = {
    userId,
    isShared,
    signedIn: true,
    databaseName: isHere?.databaseName ?? `shop-${crypto.randomUUID()}`,
    mirrorName: isHere?.databaseName ? isHere.mirrorName : `mirror-${crypto.randomUUID()}`,
    sealSalt,
    ...(isShared ? { initials: initialsOf(actor) } : {}),
  };
  await devices.user.put(user);
  return user;
};
