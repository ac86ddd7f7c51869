import type { Sql } from '../database/database.ts';

/** Whether a database has the tables of a shop. */
export const hasShop = async (owner: Sql): Promise<boolean> => {
  const [found] = await owner<{ is: boolean }[]>`select to_regclass('public.record') is not null as is`;
  return found?.is ?? false;
};
