import { deriveTariff } from '@knotenblech/shared/base-data/costs/derive-tariff.ts';
import type { Tariff } from '@knotenblech/shared/prices/tariff.record.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import type { Sql, Transaction } from '../../database/database.ts';
import { baseDataOn } from '../put-base-version.ts';

const one = { work: '1', material: '1', flat: '1' };
/** Far from the numbers of sales tariffs: prices are kept by tariff number. */
const firstNumber = 1_000_000_000;
const mostKept = 8;

const kept = new Map<string, Tariff>();
let count = 0;

/** What everything costs the shop itself on a day: the tariff by factors of 1, without special prices. Asked as the owner. */
export const purchaseTariffOn = async (sql: Sql | Transaction, day: Day): Promise<Tariff> => {
  const { costs } = await baseDataOn(sql, day);
  const tariff = deriveTariff({ number: firstNumber, validFrom: day, validDays: 0, costs, factors: one });
  const amounts = JSON.stringify({ ...tariff, validFrom: null });
  const known = kept.get(amounts);
  if (known) return known;
  count += 1;
  const numbered = { ...tariff, number: firstNumber + count };
  kept.set(amounts, numbered);
  for (const oldest of [...kept.keys()].slice(0, -mostKept)) kept.delete(oldest);
  return numbered;
};
