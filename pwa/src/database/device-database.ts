import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import { Dexie, type DexieOptions, type Table } from 'dexie';
import { isDeviceFull } from '../device/quota/quota.ts';
import { watchConnection, watchVersions } from './watch-connection.ts';

/** A user who has signed in on this device, and where his data lie; not a word says who he is. */
export type DeviceUser = {
  userId: string;
  /** Random; null once his data were deleted. */
  databaseName: string | null;
  mirrorName: string;
  signedIn: boolean;
  isShared: boolean;
  /** With his password, opens the work he left behind sealed where the server's key was out of reach. */
  sealSalt: Uint8Array<ArrayBuffer>;
  /** Why the server locked his data here, until somebody signs in. */
  lockedBy?: ErrorCode | null;
  /** All that the lock screen of a shared device says of him. */
  initials?: string;
  /** Only a sign-in opens his data again, no key that is found here. */
  mustSignIn?: boolean;
  /** His key lay open when the device locked; absent where the server was not heard of for too long. */
  mustSignInFor?: 'lying key';
  /** Somebody else signed in while he was locked: his data stay, unreadable, until he comes back. */
  isParked?: boolean;
  /** No key of his opened his data any more, and they stay under this name: when they were last seen (ISO 8601), and how many unsent changes in them; null: nobody knows. */
  putAside?: { at: string; waiting: number | null };
  /** He has put away what is told of that. */
  isUnopenedSeen?: boolean;
};

/**
 * What a user left who signed out or was locked, readable only after he signs in again: unsent work, and what he would tell a
 * restored server. Each time he left makes one, and one for each file.
 */
export type SealedWork = {
  id?: number;
  userId: string;
  /** The data it was taken from, which hold it too until they are erased; absent in work that was sealed before this was kept. */
  databaseName?: string;
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
  count: number;
  /** ISO 8601; absent in work that was sealed before this was kept. */
  sealedAt?: string;
  /** When its user signed in and no key of his opened it (ISO 8601). */
  unopenedAt?: string;
  /** He has put away what is told of that. */
  isUnopenedSeen?: boolean;
  /** When all of it may go (ISO 8601): it was answered; absent where some of it is unsent. */
  forgottenAt?: string;
};

/** The data key closed under what follows from a PIN. */
export type PinWrap = {
  salt: Uint8Array<ArrayBuffer>;
  /** Of Argon2id: passes, and memory in KiB. */
  cost: { t: number; m: number };
  wrapped: Uint8Array<ArrayBuffer>;
  /** Wrong ones since the last right one. */
  tries: number;
};

/** What opens the values that a user's databases hold here; with it goes everything he left. */
export type DeviceKey = {
  userId: string;
  /** Absent on a shared device: there it lies in the memory of open windows. */
  dataKey?: Uint8Array<ArrayBuffer>;
  /** The data key closed under the key to his sealed work: the server's, or it may be the one that follows from his password. */
  wrap?: { wrapped: Uint8Array<ArrayBuffer>; isServers: boolean };
  pin?: PinWrap;
};

export type DeviceDatabase = Dexie & {
  user: Table<DeviceUser, string>;
  sealedWork: Table<SealedWork, number>;
  key: Table<DeviceKey, string>;
};

/** What this browser remembers beside the users' own databases. */
export const openDeviceDatabase = (options?: DexieOptions): DeviceDatabase => {
  const database = new Dexie('knotenblech', options) as DeviceDatabase;
  database.version(6).stores({ user: 'userId', sealedWork: '++id, userId', key: 'userId' });
  return watchVersions(watchConnection(database));
};

/** Whether it was the database that failed, or the room for it, and not what was to be stored. */
export const isDatabaseFailure = (error: unknown): boolean => isDeviceFull(error) || error instanceof Dexie.DexieError;
