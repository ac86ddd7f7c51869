import { createEmitter } from '@knotenblech/shared/values/create-emitter.ts';
import type { UserId } from '@knotenblech/shared/values/ids.ts';

/** What the browser keeps beside its databases, to notice when it has cleared those. */
const heldKey = 'heldHere';

const clearedKey = 'clearedHere';

type Held = { databaseName: string; waiting: number; at: string; userId: UserId };

/**
 * Data of this device that the browser has cleared by itself: how many unsent changes were among it (null: nobody knows), how many
 * of them are orders that are queued again, when it was last seen or missed, and whom it concerns.
 */
export type Cleared = { waiting: number | null; saved?: number; at: string; userId: UserId };

/** Stands for it where there is nothing to tell: its user has seen it, or begins here. */
const seen = 'seen';

const listeners = createEmitter();

/** Says that a user's database is here, with so many changes that are not sent. */
export const recordLocalDatabase = (databaseName: string, waiting: number, userId: UserId) =>
  write(heldKey, { databaseName, waiting, at: new Date().toISOString(), userId } satisfies Held);

/** It goes because its user leaves. */
export const forgetLocalDatabase = () => localStorage.removeItem(heldKey);

/** The same of one database; what is noted of another stays. */
export const forgetHeld = (databaseName: string) => {
  if (read<Held>(heldKey)?.databaseName === databaseName) forgetLocalDatabase();
};

/** What was noted of a database; null: nothing, or another was noted since. */
export const heldOf = (databaseName: string | null): Held | null => {
  const held = read<Held>(heldKey);
  return held?.databaseName === databaseName ? held : null;
};

export const isAnythingHeld = () => read<Held>(heldKey) !== null;

/** Whether a database that was noted is gone. */
export const isDatabaseEvicted = async (): Promise<boolean> => {
  const held = read<Held>(heldKey);
  if (!held || !('databases' in indexedDB)) return false;
  return !(await indexedDB.databases()).some(({ name }) => name === held.databaseName);
};

/** What is missing was not taken away by the app: that is told until the user has seen it. */
export const recordEviction = () => {
  const held = read<Held>(heldKey);
  forgetLocalDatabase();
  if (held) {
    const { waiting, at, userId } = held;
    write(clearedKey, { waiting, at, userId } satisfies Cleared);
  }
  listeners.tell();
};

/**
 * The browser still has a session of a user of whom nothing else is here, this note included. What was told already is not
 * told again. An installed app may have the session from the browser, whose storage is another.
 */
export const noteForgotten = (userId: UserId) => {
  if (localStorage.getItem(clearedKey) !== null || isInstalled()) return;
  write(clearedKey, { waiting: null, at: new Date().toISOString(), userId } satisfies Cleared);
  listeners.tell();
};

/** Somebody signs in here for the first time: a sign-in that does not come to its end leaves a session and nothing else. */
export const noteFirstSignIn = () => {
  if (localStorage.getItem(clearedKey) === null) write(clearedKey, seen);
};

/** Orders of the user whose data were cleared that went back into the queue from their mirror: said also once they are sent. */
export const recordRestoredOrders = (count: number, userId: UserId) => {
  const cleared = count > 0 ? readCleared() : null;
  if (!cleared || cleared.userId !== userId) return;
  write(clearedKey, { ...cleared, saved: (cleared.saved ?? 0) + count } satisfies Cleared);
  listeners.tell();
};

let known: { text: string | null; cleared: Cleared | null } = { text: null, cleared: null };

/** The same object until it changes. */
export const evictionInfo = (): Cleared | null => {
  const text = localStorage.getItem(clearedKey);
  if (text !== known.text) known = { text, cleared: readCleared() };
  return known.cleared;
};

export const dismissEviction = () => {
  localStorage.removeItem(clearedKey);
  write(clearedKey, seen);
  listeners.tell();
};

export const subscribeToCleared = listeners.subscribe;

const readCleared = () => {
  const noted = read<Cleared | typeof seen>(clearedKey);
  return noted === seen ? null : noted;
};

/** Where that storage is full or forbidden nothing is noticed. */
const write = (key: string, value: unknown) => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
};

const read = <T>(key: string): T | null => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
};

/** Whether the app runs in a window of its own, not in the browser's. */
export const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

/** In Safari on an iPad or iPhone, or another browser there, and not started from the home screen; others do not know the word. */
export const isOffHomeScreen = () => 'standalone' in navigator && navigator.standalone === false;
