import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type Capabilities, capabilitiesOf } from '@knotenblech/shared/api/capabilities-answer.ts';
import { deriveTariff } from '@knotenblech/shared/base-data/costs/derive-tariff.ts';
import { packBaseData, seedProductionData } from '@knotenblech/shared/base-data/costs/pack-base-data.ts';
import { readOperator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import { readCatalog } from '@knotenblech/shared/catalogue/read-catalogue.ts';
import type { PublicBaseData } from '@knotenblech/shared/messages/site-facts.ts';
import type { Tariff } from '@knotenblech/shared/prices/tariff.record.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import type { Sql } from '../database/database.ts';
import { baseRowsOn } from './base-data.store.ts';
import { shopDay } from './put-base-version.ts';

/** An edit of the base data shows after so long. */
const keptMs = 60_000;

/** As JSON, and the same packed. */
type Written = { text: string; packed: Uint8Array<ArrayBuffer> };

/** Reads once a minute and day at most, however many ask. */
const keptAMinute = (owner: Sql, read: (owner: Sql, day: Day) => Promise<unknown>) => {
  let made: { written: Promise<Written>; day: Day; until: number } | null = null;
  return (now: Date): Promise<Written> => {
    const day = shopDay(now);
    if (!made || made.day !== day || made.until < now.getTime()) {
      const written = read(owner, day).then(write);
      made = { written, day, until: now.getTime() + keptMs };
      written.catch(() => {
        made = null;
      });
    }
    return made.written;
  };
};

/** What a device needs to read and price files for whoever has no account. */
export const publicBaseData = (owner: Sql) => keptAMinute(owner, readPublic);

/** What can be made, and its limits. */
export const publicCapabilities = (owner: Sql) => keptAMinute(owner, readCapabilities);

const pack = promisify(gzip);

const write = async (data: unknown): Promise<Written> => {
  const text = JSON.stringify(data);
  return { text, packed: new Uint8Array(await pack(text)) };
};

const readPublic = async (owner: Sql, validFrom: Day): Promise<PublicBaseData> => {
  const rows = await baseRowsOn(owner, validFrom);
  if (rows.length === 0) return { packs: [], tariff: null };
  const { costs, packs } = packBaseData(rows);
  const { showsPublicPrices } = readOperator(packs);
  if (!showsPublicPrices) return { packs, tariff: null };
  return { packs, tariff: numbered(deriveTariff({ number: 1, validFrom, validDays: 0, costs })) };
};

/** Apart from the numbers of tariffs that are kept: no order may name one of these. */
const firstNumber = 2_000_000_000;

const numbers = 100_000_000;

/** Devices remember prices by the number of their tariff: other amounts, or those of another day, have another. */
const numbered = (tariff: Tariff): Tariff => {
  const digest = createHash('sha256').update(JSON.stringify(tariff)).digest();
  const number = firstNumber + (digest.readUInt32BE() % numbers);
  return { ...tariff, number, id: String(number) };
};

const readCapabilities = async (owner: Sql, day: Day): Promise<Capabilities | null> => {
  const rows = await baseRowsOn(owner, day);
  if (rows.length === 0) return null;
  const { costs, packs } = packBaseData(rows);
  return capabilitiesOf(seedProductionData(costs).limits, readCatalog(packs));
};
