/**
 * How long a statement waits for a lock that another transaction holds, how long it may last, and how long a transaction
 * may say nothing before it is ended and its locks are free; 0: without end.
 */
export type Waits = { longestLockWaitMs?: number; longestStatementMs?: number; longestIdleMs?: number };

/** Together with 20 s in the queue the wait for a lock is shorter than the 30 s after which a device gives up. */
const usual = { longestLockWaitMs: 8_000, longestStatementMs: 20_000, longestIdleMs: 120_000 };

/** Where another clock than this machine's counts. */
export const endlessWaits: Waits = { longestLockWaitMs: 0, longestStatementMs: 0, longestIdleMs: 0 };

/** What a connection remembers of them until a customer's transaction begins; preparing a database may wait for longer. */
export const rememberedWaits = (waits: Waits) => {
  const { longestLockWaitMs, longestStatementMs, longestIdleMs } = { ...usual, ...waits };
  return {
    'app.lock_timeout': String(longestLockWaitMs),
    'app.statement_timeout': String(longestStatementMs),
    'app.idle_timeout': String(longestIdleMs),
  };
};
