import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { createEmitter } from '@knotenblech/shared/values/create-emitter.ts';
import { useSyncExternalStore } from 'react';
import { readMeta, type ShopDatabase } from '../../database/shop-database.ts';
import { useLive } from '../../sync/hooks/use-live.ts';
import { closeKey, currentDataKey, subscribeToKey } from '../encryption/data-key.ts';
import { forgetLocalKey } from '../encryption/find-key.ts';
import { devices, reload, tabSession } from '../tab-session.ts';
import { keepTyped } from './typed-text.ts';

const longestNoteMs = 1_000;

/** Locks a shared device in all its windows: the key is in none of them any more, and nothing is sent. A storage that hangs does not hold it up. */
export const lockDevice = async () => {
  const held = currentDataKey();
  if (!held) return;
  try {
    await Promise.race([noteLyingKey(held.userId), new Promise((done) => setTimeout(done, longestNoteMs))]);
  } finally {
    tabSession.channel.postMessage('locked');
    lockTab();
  }
};

/** A key that could not be closed opens nothing any more without a sign-in. */
const noteLyingKey = async (userId: string) => {
  const lies = (await devices.key.get(userId))?.dataKey !== undefined;
  if (lies) await devices.user.update(userId, { mustSignIn: true, mustSignInFor: 'lying key' });
};

/** What was typed is kept before the page goes, which shows nothing more. */
export const lockTab = () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  keepTyped();
  forgetLocalKey();
  reload();
};

/** For a device that has not heard of the server for too long: only a sign-in opens it again. Of a private one the key stays where it is. */
export const lockUntilSignIn = async (database: ShopDatabase, userId: string) => {
  keepTyped();
  const isShared = (await devices.user.get(userId))?.isShared === true;
  const dataKey = currentDataKey()?.dataKey ?? (await devices.key.get(userId))?.dataKey;
  const actor = await readMeta(database, 'actor');
  const digits = (await readMeta(database, 'sealKey')) ?? null;
  if (isShared && dataKey) await closeKey(devices, { userId, dataKey }, { server: null, own: async () => digits });
  await devices.user.update(userId, { mustSignIn: true, ...(actor ? { initials: initialsOf(actor) } : {}) });
  tabSession.channel.postMessage('locked');
  forgetLocalKey();
};

/** Whether a PIN opens this device for whoever is signed in. */
export const hasPin = async () => {
  const held = currentDataKey();
  return held !== null && (await devices.key.get(held.userId))?.pin !== undefined;
};

export const initialsOf = ({ firstName, name }: Pick<Actor, 'firstName' | 'name'>) =>
  [firstName, name]
    .map((word) => word.trim().charAt(0))
    .join('')
    .toUpperCase();

const heldUserId = () => currentDataKey()?.userId;

/** Whether a PIN opens this device for whoever is signed in, also one that another window sets; undefined while it is read. */
export const useHasPin = (): boolean | undefined => {
  const userId = useSyncExternalStore(subscribeToKey, heldUserId);
  return useLive(`PIN of ${userId}`, hasPin);
};

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
