import postgres from 'postgres';

export type Sql = postgres.Sql;

export type Transaction = postgres.TransactionSql;

/** A part of a statement. */
export type Fragment = postgres.PendingQuery<postgres.Row[]>;

/** Where a PostgreSQL database is reached: by URL, or by the socket folder of the server's own PostgreSQL. */
export type DatabaseAddress = { url: string } | { socketFolder: string; database: string; userName: string };

export type Database = {
  /** Runs under row-level security: rows of a customer are seen only inside `withCustomer`. */
  sql: Sql;
  /** Owns the tables and sees every row: migrations, sign-in, jobs over all customers. */
  owner: Sql;
  /** The owner's as well, for checking sessions and counting tries inside a transaction: nothing on it waits for others' work. */
  sessions: Sql;
  address: DatabaseAddress;
  stop: () => Promise<void>;
};

export const appRole = 'knotenblech_app';

const longestPauseSeconds = 2;

/** How long a lost connection waits before it is tried again: never so long that the shop stays away when the database is back. */
const backoff = (failures: number) => Math.min(2 ** failures / 20, longestPauseSeconds) * (0.5 + Math.random() / 2);

const int8 = { to: 20, from: [20], serialize: (value: number) => String(value), parse: (text: string) => Number(text) };

type ConnectOptions = {
  max: number;
  /** It acts as that role from its first statement on; left out: as the owner, for all customers. */
  role?: string;
  name: string;
  /** A connection stays for what its session holds; usually it is replaced by a new one within the hour. */
  livesOn?: boolean;
  /** In its transactions for a customer; left out: the usual. */
  waits?: Waits;
};

/** Ends the session, and frees the locks, of a machine that went away without a word; without meaning on a local socket. */
const keepAlive = {
  tcp_keepalives_idle: 30,
  tcp_keepalives_interval: 10,
  tcp_keepalives_count: 3,
  tcp_user_timeout: 60_000,
};

/** A client of a database. */
export const connect = (address: DatabaseAddress, options: ConnectOptions): Sql => {
  const settings = {
    max: options.max,
    types: { int8 },
    backoff,
    onnotice: () => {},
    ...(options.livesOn ? { max_lifetime: null } : {}),
    connection: {
      application_name: options.name,
      ...keepAlive,
      ...rememberedWaits(options.waits ?? {}),
      ...(options.role ? { role: options.role } : { 'app.all_customers': 'on' }),
    },
  };
  return 'url' in address
    ? postgres(address.url, settings)
    : postgres({
        ...settings,
        host: address.socketFolder,
        port: 5432,
        database: address.database,
        username: address.userName,
      });
};

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
const rememberedWaits = (waits: Waits) => {
  const { longestLockWaitMs, longestStatementMs, longestIdleMs } = { ...usual, ...waits };
  return {
    'app.lock_timeout': String(longestLockWaitMs),
    'app.statement_timeout': String(longestStatementMs),
    'app.idle_timeout': String(longestIdleMs),
  };
};

const startLock = 7_146_203;

/** Of several servers that start on one database each prepares it after the other: queues, base data, demo. */
export const withStartupLock = <T>(owner: Sql, prepare: () => Promise<T>): Promise<T> =>
  owner.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${startLock})`;
    return prepare();
  }) as Promise<T>;

export type Page = { offset: number; limit: number };

/** Where a page lies among so many. */
export type PlaceOf = (total: number) => Page;

type Among<Key> = {
  /** All that are chosen, in their order, where they are few enough; null: they are not. */
  few: Key[] | null;
  count: () => Promise<number>;
  read: (page: Page) => Promise<Key[]>;
};

/** The keys of a page in their order, and how many are chosen in all. */
export const pageAmong = async <Key>({ few, count, read }: Among<Key>, placeOf: PlaceOf) => {
  const total = few?.length ?? (await count());
  const page = placeOf(total);
  if (few) return { keys: few.slice(page.offset, page.offset + page.limit), total };
  return { keys: page.offset < total ? await read(page) : [], total };
};

/**
 * The answers of statements that were sent one behind the other without waiting in between. Where one fails, the others
 * have ended too when it is told: none reaches a connection that is no longer theirs.
 */
export const pipelined = async <T extends readonly unknown[]>(sent: readonly [...T]) => {
  await Promise.allSettled(sent);
  return Promise.all(sent);
};
