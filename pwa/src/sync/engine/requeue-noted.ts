import { Dexie } from 'dexie';
import { isDeviceFull } from '../../database/device-full.ts';
import type { Engine } from './engine.ts';
import { storeChange } from './make-change.ts';

/**
 * What a page had shown but not stored when it ended is stored now; what would be refused had shown its refusal, and what
 * this build cannot run never keeps the app from starting. On a full device, or where the database fails, the notes wait.
 */
export const requeueNoted = async (engine: Engine) => {
  for (const change of engine.writeAhead.noted()) {
    try {
      await storeChange(engine, change);
    } catch (error) {
      if (isDeviceFull(error) || error instanceof Dexie.DexieError) return;
    }
    engine.writeAhead.forget(change.uid);
  }
};
