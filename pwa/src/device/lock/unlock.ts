import { currentDataKey, dataKeyOf, setDataKey } from '../encryption/data-key.ts';
import { isKeyLent } from '../encryption/find-key.ts';
import { currentUser, devices, tabSession } from '../tab-session.ts';
import { hasPin, lockDevice } from './lock.ts';
import { openByPin, setPinWrap, wrapByPin } from './pin.ts';

/** Somebody is signed in and nothing here opens his data. */
export type Locked = {
  initials: string;
  hasPin: boolean;
  /** Null: a PIN may open it too. */
  mustSignIn: SignInReason | null;
};

/** The server was not heard of for too long, or the key could not be closed. */
export type SignInReason = 'server unheard' | 'lying key';

/** Null: nobody is signed in, or his data are open. */
export const readLocked = async (): Promise<Locked | null> => {
  const user = await currentUser();
  const key = user && (await devices.key.get(user.userId));
  if (!key) return null;
  const mustSignIn = user.mustSignIn ? (user.mustSignInFor ?? 'server unheard') : null;
  if (!mustSignIn && (key.dataKey || dataKeyOf(user.userId))) return null;
  return { initials: user.initials ?? '', hasPin: key.pin !== undefined && !mustSignIn, mustSignIn };
};

export const isDeviceShared = async () => (await devices.user.toArray()).some(({ isShared }) => isShared);

export type PinAnswer = { ok: true } | { ok: false; triesLeft: number };

/** Whether the PIN was right; else how many tries are left: none, and only the password opens. */
export const unlockByPin = async (pin: string): Promise<PinAnswer> => {
  const user = await currentUser();
  if (!user || user.mustSignIn) return { ok: false, triesLeft: 0 };
  const answer = await openByPin(devices, user.userId, pin);
  if (!answer.ok) return answer;
  setDataKey({ userId: user.userId, dataKey: answer.dataKey });
  return { ok: true };
};

/** Tells windows that show the lock that they find the key here. */
export const announceUnlocked = () => tabSession.channel.postMessage('unlocked');

/** Another window may have opened the device while this one was on its way to its lock. */
export const isOpenElsewhere = async () => {
  const user = await currentUser();
  return user !== undefined && !user.mustSignIn && isKeyLent(user.userId);
};

export const onUnlocked = (run: () => void) => {
  const listen = ({ data }: MessageEvent) => {
    if (data === 'unlocked') run();
  };
  tabSession.channel.addEventListener('message', listen);
  return () => tabSession.channel.removeEventListener('message', listen);
};

/** Null tries left: none was made, the present PIN was not named. */
export type PinChange = PinAnswer | { ok: false; triesLeft: null };

/**
 * Null takes the PIN away. Who changes one has to know it: the device may have been left open. How many tries are left where
 * the old one was wrong; none, and the device locks.
 */
export const setPin = async (pin: string | null, oldPin: string): Promise<PinChange> => {
  const held = currentDataKey();
  if (!held) return { ok: false, triesLeft: 0 };
  const hasOld = await hasPin();
  if (hasOld && oldPin === '') return { ok: false, triesLeft: null };
  const answer: PinAnswer = hasOld ? await openByPin(devices, held.userId, oldPin) : { ok: true };
  if (answer.ok) {
    await setPinWrap(devices, held.userId, pin === null ? null : await wrapByPin(held.dataKey, pin, held.userId));
    return { ok: true };
  }
  if (answer.triesLeft === 0) await lockDevice();
  return answer;
};
