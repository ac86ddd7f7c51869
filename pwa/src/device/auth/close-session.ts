import { Dexie } from 'dexie';
import type { DeviceUser } from '../../database/device-database.ts';
import { openMirrorDatabase } from '../../database/mirror-database.ts';
import { readMeta } from '../../database/read-meta.ts';
import { openShopDatabase } from '../../database/shop-database.ts';
import { dropCustomersProjects } from '../../sync/hooks/customers-project.ts';
import { clearWriteAhead, createWriteAhead } from '../../sync/outbox/write-ahead.ts';
import { cipherOf, dropKey } from '../encryption/users-cipher.ts';
import { forgetTyped } from '../lock/typed-notes.ts';
import { forgetHeld } from '../quota/local-data.ts';
import { closeTabSession, devices, tabSession } from '../tab-session.ts';
import { sealAll, type UnsentChoice } from '../unsent-work/seal-all.ts';
import { dropForgotten } from '../unsent-work/sealed-work.ts';
import { tellSessionEnded } from './ask-for-session.ts';
import { withSignOutLock } from './leaving.ts';
import { endPushHere } from './push-subscription.ts';

/** Where another window was at it already, it has left for this one too. */
export const closeSession = (user: DeviceUser, unsent: UnsentChoice) =>
  withSignOutLock(async () => {
    const present = await devices.user.get(user.userId);
    if (present?.databaseName === user.databaseName) await leaveAlone(user, unsent);
    else closeTabSession();
  });

/** The key goes as soon as nothing can be lost: the cookie alone is worthless, also when the server cannot be told. */
const leaveAlone = async (user: DeviceUser, unsent: UnsentChoice) => {
  let sessionKey: string | undefined;
  const cipher = await cipherOf(devices, user.userId);
  if (!cipher && (await devices.key.get(user.userId))) return park(user);
  if (user.databaseName && cipher) {
    const database = openShopDatabase(user.databaseName, cipher);
    const mirror = openMirrorDatabase(user.mirrorName, cipher);
    try {
      const writeAhead = createWriteAhead(user.databaseName, cipher);
      await sealAll({ devices, database, mirror, writeAhead, userId: user.userId, unsent });
      sessionKey = await readMeta(database, 'sessionKey');
      await database.meta.delete('sessionKey');
    } finally {
      database.close();
      mirror.close();
    }
  }
  closeTabSession();
  void endPushHere().catch(() => null);
  await forget(user);
  tabSession.channel.postMessage('signed-out');
  if (sessionKey) tellSessionEnded(sessionKey);
  await erase(user);
};

/** Who cannot be asked what becomes of his work: all of it stays, unreadable, until he signs in again. */
export const park = async ({ userId }: DeviceUser) => {
  await devices.user.update(userId, { signedIn: false, isParked: true, initials: '' });
  closeTabSession();
  void endPushHere().catch(() => null);
  tabSession.channel.postMessage('signed-out');
};

/** From here on nothing opens what he has here, and no window shows it once it is told. */
const forget = async ({ userId, databaseName }: DeviceUser) => {
  if (!databaseName) return;
  forgetTyped(userId);
  await dropKey(devices, { userId, databaseName });
  forgetHeld(databaseName);
  clearWriteAhead(databaseName);
};

const erasedWithinMs = 10_000;

/**
 * Everything that the device holds of a user who has left; his row names it until it is gone. A window that holds on to a
 * database, frozen, leaves its deletion to the next start, and so does a storage that fails; who has signed in again
 * meanwhile has another one.
 */
const erase = async (user: DeviceUser) => {
  const { databaseName, mirrorName } = user;
  if (!databaseName) return;
  const deleting = Promise.all([
    Dexie.delete(databaseName),
    dropCustomersProjects(databaseName, 'all'),
    Dexie.delete(mirrorName),
  ]);
  await Promise.race([deleting.then(() => noteErased(user)).catch(() => null), wait(erasedWithinMs)]);
};

const noteErased = ({ userId, databaseName }: DeviceUser) =>
  devices.user
    .where({ userId })
    .filter((user) => user.databaseName === databaseName)
    .modify({ databaseName: null });

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** A page that ended while it erased left the rest to the next. What nobody would be told of any more goes too. */
export const finishSignOut = async () => {
  await dropForgotten(devices, new Date());
  for (const user of await devices.user.toArray()) {
    if (user.signedIn || user.isParked) continue;
    await forget(user);
    await erase(user);
  }
};
