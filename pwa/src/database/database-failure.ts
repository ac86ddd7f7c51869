import { Dexie } from 'dexie';
import { isDeviceFull } from './device-full.ts';

/** Whether it was the database that failed, or the room for it, and not what was to be stored. */
export const isDatabaseFailure = (error: unknown): boolean => isDeviceFull(error) || error instanceof Dexie.DexieError;
