import { appRole, connect, type Database, type DatabaseAddress, type Sql } from './database.ts';
import { migrate } from './migrate.ts';
import { startOwnPostgres } from './own-postgres/start-own-postgres.ts';

type DatabaseSettings = {
  url?: string | undefined;
  dataDir: string;
  /** A command beside a running server: its PostgreSQL is used, and left running. */
  joinsRunning?: boolean;
};

export type ReachedDatabase = Pick<Database, 'owner' | 'address' | 'stop'>;

/** The database of the server as it is found: the one the URL names, else a PostgreSQL of its own in the data folder. */
export const reachDatabase = async (settings: DatabaseSettings): Promise<ReachedDatabase> => {
  if (settings.url) return ownerAt({ url: settings.url }, async () => {});
  const { joinsRunning = false } = settings;
  const own = await startOwnPostgres(settings.dataDir, { database: 'knotenblech', isDurable: true, joinsRunning });
  return ownerAt(own.address, own.stop);
};

const ownerAt = async (address: DatabaseAddress, stop: () => Promise<void>): Promise<ReachedDatabase> => {
  const owner = connect(address, { max: 4, name: 'knotenblech owner' });
  const stopAll = async () => {
    await owner.end({ timeout: 5 });
    await stop();
  };
  return orStop(stopAll, async () => {
    await refuseUnsafeDatabase(owner);
    return { owner, address, stop: stopAll };
  });
};

/** What was opened is closed when the rest fails. */
export const orStop = async <T>(stop: () => Promise<void>, run: () => Promise<T>): Promise<T> => {
  try {
    return await run();
  } catch (error) {
    await stop();
    throw error;
  }
};

/** The same with its schema up to date, and a pool that acts for one customer at a time. */
export const openDatabase = async (settings: DatabaseSettings): Promise<Database> => {
  const reached = await reachDatabase(settings);
  await orStop(reached.stop, () => migrate(reached.address));
  const sql = connect(reached.address, { max: 20, role: appRole, name: 'knotenblech app' });
  await orStop(
    async () => {
      await sql.end({ timeout: 5 });
      await reached.stop();
    },
    () => refuseOpenRows(sql),
  );
  const sessions = connect(reached.address, { max: 4, name: 'knotenblech sessions' });
  return {
    ...reached,
    sql,
    sessions,
    stop: async () => {
      await Promise.all([sql.end({ timeout: 5 }), sessions.end({ timeout: 5 })]);
      await reached.stop();
    },
  };
};

/** Throws when customers are not walled off from each other: the pool acts as another role, or a table it reads is not guarded. */
export const refuseOpenRows = async (sql: Sql) => {
  const [role] = await sql<{ name: string; passesBy: boolean }[]>`
    select rolname as name, rolsuper or rolbypassrls as "passesBy" from pg_roles where rolname = current_user`;
  if (role?.name !== appRole) throw new Error(`the shop's connections act as ${role?.name}, not as ${appRole}`);
  if (role.passesBy)
    throw new Error(`the role ${appRole} passes by row-level security: alter role ${appRole} nosuperuser nobypassrls`);
  const open = await sql<{ name: string }[]>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'customer_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and has_table_privilege(c.oid, 'select')
      and not (c.relrowsecurity and c.relforcerowsecurity) order by 1`;
  if (open.length > 0)
    throw new Error(`row-level security is not forced on ${open.map(({ name }) => name).join(', ')}`);
};

const oldestMajor = 15;

const settings = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;

/** Throws when the database could lose what it has acknowledged, or is too old. */
export const refuseUnsafeDatabase = async (sql: Sql) => {
  const rows = await sql<{ name: string; setting: string }[]>`
    select name, setting from pg_settings where name in ${sql([...settings, 'server_version_num'])}`;
  const value = new Map(rows.map((row) => [row.name, row.setting]));
  const major = Math.floor(Number(value.get('server_version_num')) / 10_000);
  if (major < oldestMajor) throw new Error(`PostgreSQL ${major} is too old: ${oldestMajor} or newer is needed`);
  const off = settings.filter((name) => value.get(name) === 'off');
  if (off.length > 0)
    throw new Error(`the database may lose acknowledged orders: switch ${off.join(', ')} on, then start again`);
};
