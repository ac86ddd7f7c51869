import type { Sql } from '../database/database.ts';
import { baseDataOn } from './base-data-on.ts';
import { publishCatalogue } from './publish-catalogue.ts';
import { shopDay } from './shop-day.ts';
import { makeTariffs } from './tariffs/make-tariffs.ts';

export type BaseDataDeps = { owner: Sql; now: () => Date; tariffDays: number; takesPaypal: boolean };

/** Brings catalogue and tariffs to what the base data say today; run again it changes nothing. */
export const applyBaseData = async ({ owner, now, tariffDays, takesPaypal }: BaseDataDeps) => {
  const at = now();
  const { packs } = await baseDataOn(owner, shopDay(at));
  const packCount = await publishCatalogue(owner, packs);
  const tariffs = await makeTariffs(owner, { validDays: tariffDays, takesPaypal, now: at, customerNumber: null });
  return { packCount, tariffs };
};
