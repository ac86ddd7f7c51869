import { createEmitter } from '@knotenblech/shared/values/create-emitter.ts';
import { hasPin, lockDevice } from './lock.ts';

const longestLookMs = 1_000;
let isAsked = false;
const listeners = createEmitter();

const ask = (isAsking: boolean) => {
  isAsked = isAsking;
  listeners.tell();
};

/** Locks at once; without a network and a PIN, where nobody could open the device again, it is asked about first. */
export const requestLock = async (isOffline: boolean) => {
  if (isOffline && !(await opensByPin())) ask(true);
  else await lockDevice();
};

/** A storage that hangs is asked about too. */
const opensByPin = () =>
  Promise.race([
    hasPin().catch(() => false),
    new Promise<false>((done) => {
      setTimeout(done, longestLookMs, false);
    }),
  ]);

export const isLockAsked = () => isAsked;

export const leaveUnlocked = () => ask(false);

export const subscribeToLockAsked = listeners.subscribe;
