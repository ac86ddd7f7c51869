import { type BaseData, packBaseData } from '@knotenblech/shared/base-data/costs/pack-base-data.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import type { Sql, Transaction } from '../database/database.ts';
import { baseRowsOn } from './base-data.store.ts';

/** The base data as they hold on a day of the shop: costs for tariffs, packs for the space 'catalog'. Asked as the owner. */
export const baseDataOn = async (sql: Sql | Transaction, day: Day): Promise<BaseData> =>
  packBaseData(await baseRowsOn(sql, day));
