import type { Sql } from './database.ts';

const startLock = 7_146_203;

/** Of several servers that start on one database each prepares it after the other: queues, base data, demo. */
export const withStartupLock = <T>(owner: Sql, prepare: () => Promise<T>): Promise<T> =>
  owner.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${startLock})`;
    return prepare();
  }) as Promise<T>;
