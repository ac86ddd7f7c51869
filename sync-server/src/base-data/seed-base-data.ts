import { seedBaseData as seedRows } from '@knotenblech/shared/base-data/costs/seed-base-data.ts';
import type { Sql } from '../database/database.ts';
import { insertSeedRows, lockBaseData } from './base-data.store.ts';
import { baseDataOn } from './base-data-on.ts';
import { publishCatalogue } from './publish-catalogue.ts';
import { shopDay } from './shop-day.ts';

/** Adds the rows of the product's seed that the base data never had, and publishes the catalogue; what the operator has is his and stays. */
export const seedBaseData = async (owner: Sql, now = new Date()) => {
  await owner.begin(async (tx) => {
    await lockBaseData(tx);
    await insertSeedRows(tx, seedRows());
  });
  const { packs } = await baseDataOn(owner, shopDay(now));
  await publishCatalogue(owner, packs);
};
