import { Dexie, type DexieOptions, type Table } from 'dexie';

/** A user who has signed in on this device, and where his data lie. */
export type DeviceUser = {
  userId: string;
  userName: string;
  /** Random; null once his data were deleted. */
  databaseName: string | null;
  mirrorName: string;
  signedIn: boolean;
  isShared: boolean;
  /** Opens the work he left behind sealed. */
  sealSalt: Uint8Array<ArrayBuffer>;
};

/** Unsent work of a user who signed out, readable only with his password. */
export type SealedWork = { userId: string; iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer; count: number };

export type DeviceDatabase = Dexie & { user: Table<DeviceUser, string>; sealed: Table<SealedWork, string> };

/** What this browser remembers beside the users' own databases. */
export const openDeviceDatabase = (options?: DexieOptions): DeviceDatabase => {
  const database = new Dexie('knotenblech', options) as DeviceDatabase;
  database.version(1).stores({ user: 'userId', sealed: 'userId' });
  return database;
};
