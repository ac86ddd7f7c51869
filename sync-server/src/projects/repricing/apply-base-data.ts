import { baseDataOn } from '../../base-data/base-data-on.ts';
import { publishCatalogue } from '../../base-data/publish-catalogue.ts';
import { shopDay } from '../../base-data/shop-day.ts';
import type { Sql } from '../../database/database.ts';
import { makeTariffs } from './make-tariffs.ts';

export type BaseDataDeps = { owner: Sql; now: () => Date; tariffDays: number; takesPaypal: boolean };

/** Brings catalogue and tariffs to what the base data say today; run again it changes nothing. */
export const applyBaseData = async ({ owner, now, tariffDays, takesPaypal }: BaseDataDeps) => {
  const at = now();
  const { packs } = await baseDataOn(owner, shopDay(at));
  const packCount = await publishCatalogue(owner, packs);
  const tariffs = await makeTariffs(owner, { validDays: tariffDays, takesPaypal, now: at, customerNumber: null });
  return { packCount, tariffs };
};
