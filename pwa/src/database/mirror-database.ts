import { Dexie, type DexieOptions, type Table } from 'dexie';
import { encryptValues } from './encryption/encrypt-values.ts';
import type { ValueCipher } from './encryption/value-cipher.ts';
import { watchConnection } from './watch-connection.ts';
import { watchVersions } from './watch-versions.ts';

/** A queued order, kept a second time in case the user's database is lost. */
export type MirroredOrder = {
  uid: string;
  v: number;
  args: unknown;
  at: string;
  /** When it was put into a file, or came from one (ISO 8601): another device may send it. */
  carriedAt?: string;
};
export type MirrorDatabase = Dexie & { order: Table<MirroredOrder, string> };

export const openMirrorDatabase = (
  name: string,
  cipher: ValueCipher | null,
  options?: DexieOptions,
): MirrorDatabase => {
  const database = new Dexie(name, { chromeTransactionDurability: 'strict', ...options }) as MirrorDatabase;
  database.version(1).stores({ order: 'uid' });
  return watchVersions(watchConnection(cipher ? encryptValues(database, cipher) : database));
};
