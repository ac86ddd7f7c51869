import type { ErrorCode } from '@knotenblech/shared/errors/error-codes.ts';
import { Dexie, type DexieOptions, type Table } from 'dexie';
import { watchVersions } from './watch-versions.ts';

/** A user who has signed in on this device, and where his data lie. */
export type DeviceUser = {
  userId: string;
  userName: string;
  /** Random; null once his data were deleted. */
  databaseName: string | null;
  mirrorName: string;
  signedIn: boolean;
  isShared: boolean;
  /** With his password, opens the work he left behind sealed where the server's key was out of reach. */
  sealSalt: Uint8Array<ArrayBuffer>;
  /** Why the server locked his data here, until somebody signs in. */
  lockedBy?: ErrorCode | null;
};

/** Unsent work of a user who signed out or was locked, readable only after he signs in again. */
export type SealedWork = { userId: string; iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer; count: number };

export type DeviceDatabase = Dexie & { user: Table<DeviceUser, string>; sealed: Table<SealedWork, string> };

/** What this browser remembers beside the users' own databases. */
export const openDeviceDatabase = (options?: DexieOptions): DeviceDatabase => {
  const database = new Dexie('knotenblech', options) as DeviceDatabase;
  database.version(1).stores({ user: 'userId', sealed: 'userId' });
  return watchVersions(database);
};
