import { createEmitter } from '@knotenblech/shared/values/create-emitter.ts';

/** Of a shared device, where it lies in the memory of open windows only. */
export type HeldKey = { userId: string; dataKey: Uint8Array<ArrayBuffer> };

let held: HeldKey | null = null;
const listeners = createEmitter();

const become = (key: HeldKey | null) => {
  held = key;
  listeners.tell();
};

export const setDataKey = (key: HeldKey) => become(key);

export const currentDataKey = (): HeldKey | null => held;

export const dataKeyOf = (userId: string) => (held?.userId === userId ? held.dataKey : null);

export const clearDataKey = () => become(null);

export const subscribeToKey = listeners.subscribe;

/** Whether this is a shared device with its key in this window, which can be locked. */
export const canLock = () => held !== null;
