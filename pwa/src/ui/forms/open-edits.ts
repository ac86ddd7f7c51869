import { createEmitter } from '@knotenblech/shared/values/create-emitter.ts';
import { useEffect } from 'react';

const lockName = 'open-edit';
let openHere = 0;
const listeners = createEmitter();

const count = (step: 1 | -1) => {
  openHere += step;
  listeners.tell();
};

/** Until the returned function is called no window of this browser is loaded anew for a new version. */
export const holdEdit = () => {
  let end = () => {};
  const ended = new Promise<void>((done) => {
    end = done;
  });
  if ('locks' in navigator) void navigator.locks.request(lockName, { mode: 'shared' }, () => ended);
  count(1);
  return () => {
    end();
    count(-1);
  };
};

/** Tells all windows while something is being entered here. */
export const useOpenEdit = (isOpen: boolean) => useEffect(() => (isOpen ? holdEdit() : undefined), [isOpen]);

export const hasOpenEdit = () => openHere > 0;

export const subscribeToOpenEdits = listeners.subscribe;

/** A window that was closed or crashed holds nothing. */
export const isEditOpenAnywhere = async () => {
  if (hasOpenEdit()) return true;
  const { held = [] } = 'locks' in navigator ? await navigator.locks.query() : {};
  return held.some(({ name }) => name === lockName);
};

/** Until nothing is being entered in any window. What is begun meanwhile waits for its turn behind this. */
export const untilNoEditIsOpenAnywhere = async () => {
  if ('locks' in navigator) await navigator.locks.request(lockName, () => undefined);
};

/** Runs at once, or as soon as nothing is being entered in this window. */
export const whenNoOpenEdit = (run: () => void) => {
  if (!hasOpenEdit()) return run();
  const stop = subscribeToOpenEdits(() => {
    if (hasOpenEdit()) return;
    stop();
    run();
  });
};
