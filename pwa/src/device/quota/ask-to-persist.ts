import { createEmitter } from '@knotenblech/shared/values/create-emitter.ts';

/** That the browser clears nothing here by itself; 'unknown': it does not tell. */
export type Promised = 'yes' | 'no' | 'unknown';

export const readPromise = async (ask: 'persist' | 'persisted'): Promise<Promised> => {
  if (!navigator.storage?.[ask]) return 'unknown';
  return (await navigator.storage[ask]().catch(() => false)) ? 'yes' : 'no';
};

const listeners = createEmitter();
let isAsked = false;

/** Asks the browser, once in the life of a page, not to clear this device's data by itself. Some ask the user: nothing waits for the answer. */
export const askToPersist = () => {
  if (isAsked) return;
  isAsked = true;
  void readPromise('persist').then(listeners.tell);
};

/** Shows what the browser has promised, now and whenever it has answered. */
export const watchPromise = (show: (promised: Promised) => void) => {
  const look = () => void readPromise('persisted').then(show);
  look();
  return listeners.subscribe(look);
};
