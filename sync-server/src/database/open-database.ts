import { appRole, connect, type Database, type DatabaseAddress } from './database.ts';
import { migrate } from './migrate.ts';
import { startOwnPostgres } from './own-postgres/start-own-postgres.ts';
import { refuseOpenRows } from './refuse-open-rows.ts';
import { refuseUnsafeDatabase } from './refuse-unsafe-database.ts';

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
