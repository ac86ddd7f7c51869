import { resolve } from 'node:path';
import type { Sql } from '../database/database.ts';
import { orStop, type ReachedDatabase, reachDatabase } from '../database/open-database.ts';
import { hasOwnPostgres } from '../database/own-postgres/own-postgres-place.ts';
import type { Settings } from './read-settings.ts';

type ShopPlace = Pick<Settings, 'databaseUrl' | 'dataFolder'>;

/**
 * The database of the shop that the settings name, for a command that works on it, also while it runs.
 * Throws where there is no shop, and makes none.
 */
export const findShop = async ({ databaseUrl, dataFolder }: ShopPlace): Promise<ReachedDatabase> => {
  const noShop = () => new Error(describeNoShop({ databaseUrl, dataFolder }));
  if (databaseUrl === null && !(await hasOwnPostgres(dataFolder))) throw noShop();
  const database = await reachDatabase({ url: databaseUrl ?? undefined, dataDir: dataFolder, joinsRunning: true });
  return orStop(database.stop, async () => {
    if (!(await hasShop(database.owner))) throw noShop();
    return database;
  });
};

const describeNoShop = ({ databaseUrl, dataFolder }: ShopPlace) =>
  databaseUrl === null
    ? `there is no shop in the folder ${resolve(dataFolder)}, and none was made: set DATA_DIR to the data folder of the server, or DATABASE_URL where it has a PostgreSQL of yours`
    : `there is no shop in the database ${nameOf(databaseUrl)}, and none was made: set DATABASE_URL as the server has it, or leave it out where the server has its own PostgreSQL in DATA_DIR`;

/** Without user and password. */
const nameOf = (databaseUrl: string) => {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
};

/** Whether a database has the tables of a shop. */
export const hasShop = async (owner: Sql): Promise<boolean> => {
  const [found] = await owner<{ is: boolean }[]>`select to_regclass('public.record') is not null as is`;
  return found?.is ?? false;
};
