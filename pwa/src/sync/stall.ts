import { createListeners } from '../listeners/create-listeners.ts';

let isStalled = false;
const listeners = createListeners();

/** Kept in memory alone: the database may be what does not answer. */
export const noteStalled = (isStalledNow: boolean) => {
  if (isStalled === isStalledNow) return;
  isStalled = isStalledNow;
  listeners.tell();
};

/** Whether this tab's sync was given up and has not begun anew yet. */
export const isStalledNow = () => isStalled;

export const subscribeToStall = listeners.subscribe;
