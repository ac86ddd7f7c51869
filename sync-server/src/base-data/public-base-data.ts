import { deriveTariff } from '@knotenblech/shared/base-data/costs/derive-tariff.ts';
import { packBaseData } from '@knotenblech/shared/base-data/costs/pack-base-data.ts';
import { readOperator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import type { PublicBaseData } from '@knotenblech/shared/messages/site-facts.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import type { Sql } from '../database/database.ts';
import { baseRowsOn } from './base-data.store.ts';
import { shopDay } from './put-base-version.ts';

/** An edit of the base data shows after so long. */
const keptMs = 60_000;

/** Apart from the numbers of tariffs that are kept: no order may name this one. */
const publicTariffNumber = 2_000_000_000;

/**
 * What a device needs to read and price files for whoever has no account, as JSON; worked out anew once a minute at most,
 * however many ask.
 */
export const publicBaseData = (owner: Sql) => {
  let made: { text: Promise<string>; day: Day; until: number } | null = null;
  return (now: Date): Promise<string> => {
    const day = shopDay(now);
    if (!made || made.day !== day || made.until < now.getTime()) {
      const text = readPublic(owner, day).then((data) => JSON.stringify(data));
      made = { text, day, until: now.getTime() + keptMs };
      text.catch(() => {
        made = null;
      });
    }
    return made.text;
  };
};

const readPublic = async (owner: Sql, validFrom: Day): Promise<PublicBaseData> => {
  const rows = await baseRowsOn(owner, validFrom);
  if (rows.length === 0) return { packs: [], tariff: null };
  const { costs, packs } = packBaseData(rows);
  const { showsPublicPrices } = readOperator(packs);
  if (!showsPublicPrices) return { packs, tariff: null };
  return { packs, tariff: deriveTariff({ number: publicTariffNumber, validFrom, validDays: 0, costs }) };
};
