import type { BroughtAlong } from '../device/auth/visitor.ts';
import { knownVisitor } from '../device/auth/visitor-place.ts';
import {
  hasOpened,
  isStorageFailure,
  subscribeToConnections,
  versionTrouble,
} from '../device/connection/connection-state.ts';
import { hasContactMessages } from '../device/contact-messages/has-letters.ts';
import { clearHandOverToken, handOverToken, storeHandOverRefusal } from '../device/hand-over-token.ts';
import { forgetLocalDatabase, isAnythingHeld, isDatabaseEvicted, recordEviction } from '../device/quota/local-data.ts';
import type { StorageProblem } from '../features/frame/update/version-notice.tsx';
import type { Shop } from '../sync/hooks/shop.ts';
import { clearToasts } from '../ui/signals/toasts.ts';
import { forgetLabels } from './searched-words.ts';
import { noteSilence, unlessSilent } from './storage-silence.ts';

export type Credentials = { userName: string; password: string; isSharedDevice: boolean };

/** The database that remembers who uses this device; without it nobody has ever signed in here. */
const deviceDatabase = 'knotenblech';

let restoring: Promise<Shop | null> | null = null;

/** Who was signed in last while this page lives. */
let lastUserId: string | null = null;

/** What one user searched for and was told is not for the next. */
const forgetShown = () => {
  forgetLabels();
  clearToasts();
};

const noteUser = <S extends Shop | null>(shop: S): S => {
  if (shop && lastUserId !== null && lastUserId !== shop.actor.userId) forgetShown();
  lastUserId = shop?.actor.userId ?? lastUserId;
  return shop;
};

const loadSession = () => import('../device/auth/session.ts');

const loadVisitor = () => import('../device/auth/visitor.ts');

const loadUnlock = () => import('../device/lock/unlock.ts');

/** Whether it is worth loading the shop's own code only to see who is signed in. */
export const isDeviceKnown = async () => {
  if (!('databases' in indexedDB)) return true;
  return (await indexedDB.databases()).some(({ name }) => name === deviceDatabase);
};

const lookForUser = async () => {
  await lookForCleared();
  return isDeviceKnown();
};

/** What the storage does not give now it may give at the next try; a sign-in that is refused may have ended the session before. */
const askAnew = () => {
  restoring = null;
};

const restore = async () => {
  if (!(await watchStorage(lookForUser(), askAnew))) return null;
  const { restoreSession } = await loadSession();
  return noteUser(await watchStorage(restoreSession(), askAnew));
};

/** A database that was here and is gone was cleared by the browser, unless the server had it locked away. */
const lookForCleared = async () => {
  if (!(await isDatabaseEvicted())) return;
  if ((await readLock()) === null) recordEviction();
  else forgetLocalDatabase();
};

/** The shop of whoever is signed in on this device, or null; from the device alone, the network is not asked. */
export const currentShop = () => {
  restoring ??= restore().catch((error: unknown) => {
    restoring = null;
    throw error;
  });
  return restoring;
};

/** For pages that everybody may see: nobody, too, while the storage does not answer. */
export const isSignedInHere = async () => {
  const shop = await unlessSilent(currentShop());
  return shop !== 'silent' && shop !== null;
};

/** The shop of whoever works on this device without an account; null: nobody does. */
export const currentVisitorsShop = async (): Promise<Shop | null> => (knownVisitor() ? beginVisit() : null);

/** Begins to work without an account, or goes on with it; null: what that needs has never come to this device, or it keeps nothing. */
export const beginVisit = async (): Promise<Shop | null> => watchStorage((await loadVisitor()).openVisitorsShop());

/** What was made here without an account comes along with a sign-in that began at it; else the shop asks whose it is. */
const bringAlong = async (shop: Shop, from: string | undefined): Promise<BroughtAlong> =>
  knownVisitor() && from !== undefined ? (await loadVisitor()).bringFrom(shop, from) : { names: [], isLeft: false };

/** `from`: the address that the sign-in began at. */
export const beginSession = async (credentials: Credentials, from?: string) => {
  const { signIn } = await loadSession();
  const answer = await signIn(credentials).finally(askAnew);
  if (!answer.ok) return answer;
  restoring = Promise.resolve(noteUser(answer.shop));
  const broughtAlong = await bringAlong(answer.shop, from);
  storeHandOverRefusal(null);
  clearHandOverToken();
  return { ...answer, broughtAlong };
};

/** The token that this page has asked with: once, however often the user moves on. */
let tried: string | null = null;

/** After these the token may still be good. */
const mayCount: readonly string[] = ['offline', 'unavailable'];

/** Signs in whom a handed address is for; null: no address brought a token. Without a network the token waits for the next start. */
export const beginHandedSession = async () => {
  const token = handOverToken();
  if (token === null || token === tried) return null;
  tried = token;
  const { signInHanded } = await loadSession();
  const answer = await signInHanded(token).finally(askAnew);
  if (answer.ok || !mayCount.includes(answer.code)) clearHandOverToken();
  if (!answer.ok) return answer;
  restoring = Promise.resolve(noteUser(answer.shop));
  return answer;
};

/** What the lock screen says of whoever is signed in while nothing here opens his data; null: the device is not locked. */
export const deviceLocked = () => watchStorage(readLocked());

const readLocked = async () => ((await isDeviceKnown()) ? (await loadUnlock()).readLocked() : null);

/** Whether somebody has said of this device that others use it too. */
export const isDeviceShared = async () => (await watchStorage(lookForOthers())) ?? false;

const lookForOthers = async () => (await isDeviceKnown()) && (await loadUnlock()).isDeviceShared();

export const openByPin = async (pin: string) => {
  const { unlockByPin, announceUnlocked } = await loadUnlock();
  const answer = await unlockByPin(pin);
  if (!answer.ok) return answer;
  restoring = null;
  await currentShop();
  announceUnlocked();
  return answer;
};

/** Why the server locked this device since the last sign-in; null: it did not. */
export const deviceLock = () => watchStorage(readLock());

const readLock = async () =>
  (await isDeviceKnown()) ? (await import('../device/auth/server-lock.ts')).readLock() : null;

/** Ends the session; what is stored on the device for this user is gone after it. Throws where his unsent work cannot be kept for want of room: nothing is gone then. */
export const endSession = async (unsent: 'keep' | 'discard') => {
  const { signOut } = await loadSession();
  const userId = (await currentShop())?.actor.userId ?? null;
  await signOut(unsent);
  if (hasContactMessages())
    await (await import('../device/contact-messages/contact-messages.ts')).deleteContactMessagesOf(userId);
  forgetLocalDatabase();
  clearHandOverToken();
  forgetHandover();
  forgetShown();
  restoring = Promise.resolve(null);
};

const storageKey = 'handover';

const longest = 200;

/** Keeps the token of a file that design software handed over for a new customer, in this window until he has registered. */
export const keepHandover = (token: string) => {
  if (token.length <= longest) sessionStorage.setItem(storageKey, token);
};

export const keptHandover = () => sessionStorage.getItem(storageKey);

export const forgetHandover = () => sessionStorage.removeItem(storageKey);

const tell = async (trouble: StorageProblem | null) => {
  const { showVersionNotice } = await import('../features/frame/update/version-notice.tsx');
  await showVersionNotice(trouble);
};

/**
 * What a first look into the storage comes to; says so when no answer comes, and null when the browser keeps nothing here,
 * or gives no more of what it has kept before.
 */
export const watchStorage = async <T>(looking: Promise<T>, onFailure = () => {}): Promise<T | null> => {
  let isTold = false;
  const onSilence = () => {
    if (versionTrouble() !== null) return;
    isTold = true;
    void tell('silent');
  };
  try {
    const found = await noteSilence(looking, onSilence);
    if (isTold) void tell(null);
    return found;
  } catch (error) {
    if (!isStorageFailure(error)) {
      if (isTold) void tell(null);
      throw error;
    }
    onFailure();
    void tell(hasOpened() || isAnythingHeld() ? 'silent' : 'forbidden');
    return null;
  }
};

subscribeToConnections((isLost) => {
  if (versionTrouble() === null) void tell(isLost ? 'silent' : null);
});
