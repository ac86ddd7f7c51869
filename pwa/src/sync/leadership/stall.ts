import { createEmitter } from '@knotenblech/shared/values/create-emitter.ts';

let isStalled = false;
const listeners = createEmitter();

/** Kept in memory alone: the database may be what does not answer. */
export const setStalled = (isStalledNow: boolean) => {
  if (isStalled === isStalledNow) return;
  isStalled = isStalledNow;
  listeners.tell();
};

/** Whether this tab's sync was given up and has not begun anew yet. */
export const readStalled = () => isStalled;

export const subscribeToStall = listeners.subscribe;
