import { appRole, connect, type Database, type DatabaseAddress } from './database.ts';
import { migrate } from './migrate.ts';
import { refuseUnsafeDatabase } from './refuse-unsafe-database.ts';
import { startOwnPostgres } from './start-own-postgres.ts';

type DatabaseSettings = {
  url?: string | undefined;
  dataDir: string;
  /** A command beside a running server: its PostgreSQL is used, and left running. */
  joinsRunning?: boolean;
};

/** The database of the server: the one the URL names, else a PostgreSQL of its own in the data folder; schema up to date. */
export const openDatabase = async (settings: DatabaseSettings): Promise<Database> => {
  if (settings.url) return openAt({ url: settings.url }, async () => {});
  const { joinsRunning = false } = settings;
  const own = await startOwnPostgres(settings.dataDir, { database: 'knotenblech', isDurable: true, joinsRunning });
  return openAt(own.address, own.stop);
};

const openAt = async (address: DatabaseAddress, stop: () => Promise<void>): Promise<Database> => {
  const owner = connect(address, { max: 4, name: 'knotenblech owner' });
  try {
    await refuseUnsafeDatabase(owner);
    await migrate(address);
  } catch (error) {
    await owner.end({ timeout: 1 });
    await stop();
    throw error;
  }
  const sql = connect(address, { max: 20, role: appRole, name: 'knotenblech app' });
  return {
    sql,
    owner,
    address,
    stop: async () => {
      await Promise.all([sql.end({ timeout: 5 }), owner.end({ timeout: 5 })]);
      await stop();
    },
  };
};
