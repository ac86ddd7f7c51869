import postgres from 'postgres';

export type Sql = postgres.Sql;
export type Transaction = postgres.TransactionSql;

/** Where a PostgreSQL database is reached: by URL, or by the socket folder of the server's own PostgreSQL. */
export type DatabaseAddress = { url: string } | { socketFolder: string; database: string; userName: string };

export type Database = {
  /** Runs under row-level security: rows of a customer are seen only inside `inCustomer`. */
  sql: Sql;
  /** Owns the tables and sees every row: migrations, sign-in, jobs over all customers. */
  owner: Sql;
  address: DatabaseAddress;
  stop: () => Promise<void>;
};

export const appRole = 'knotenblech_app';

const longestPauseSeconds = 2;
/** How long a lost connection waits before it is tried again: never so long that the shop stays away when the database is back. */
const backoff = (failures: number) => Math.min(2 ** failures / 20, longestPauseSeconds) * (0.5 + Math.random() / 2);

const int8 = { to: 20, from: [20], serialize: (value: number) => String(value), parse: (text: string) => Number(text) };

/** A client of a database; with a role it acts as that role from its first statement on. */
export const connect = (address: DatabaseAddress, options: { max: number; role?: string; name: string }): Sql => {
  const settings = {
    max: options.max,
    types: { int8 },
    backoff,
    onnotice: () => {},
    connection: { application_name: options.name, ...(options.role ? { role: options.role } : {}) },
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
