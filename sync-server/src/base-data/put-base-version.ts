import { isDeepStrictEqual } from 'node:util';
import type { BaseRowChange } from '@knotenblech/shared/api/base-data-calls.ts';
import { type BaseDataKind, readBaseRow } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import { deriveTariff } from '@knotenblech/shared/base-data/costs/derive-tariff.ts';
import { type BaseData, packBaseData } from '@knotenblech/shared/base-data/costs/pack-base-data.ts';
import { type BaseRow, seedBaseData as seedRows } from '@knotenblech/shared/base-data/costs/seed-base-data.ts';
import type { CatalogPack } from '@knotenblech/shared/catalogue/catalog-pack.record.ts';
import { priceDays, type SpecialPrice } from '@knotenblech/shared/prices/special-price.schema.ts';
import { tariffSchema } from '@knotenblech/shared/prices/tariff.record.ts';
import type { RowWrite } from '@knotenblech/shared/records/row-cache.ts';
import { catalogSpace } from '@knotenblech/shared/records/space.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { CustomerId, UserId } from '@knotenblech/shared/values/ids.ts';
import { ZodError } from 'zod';
import { noteAudit } from '../database/audit.store.ts';
import type { Sql, Transaction } from '../database/database.ts';
import { nobody, withCustomer } from '../database/in-customer.ts';
import type { Enqueue } from '../jobs/queues.ts';
import { readRecords } from '../sync/rows/record.store.ts';
import { writeRecords } from '../sync/rows/write-records.ts';
import { baseRowsOn, changeDaysFrom, insertBaseVersion, insertSeedRows, lockBaseData } from './base-data.store.ts';
import {
  insertSpecialPrice,
  type SpecialPriceVersion,
  specialPricesFor,
  specialPricesOn,
} from './special-price.store.ts';

export type BaseVersionsWanted = {
  kind: BaseDataKind;
  rows: readonly BaseRowChange[];
  validFrom: Day;
  source: string;
  madeBy: UserId | null;
};

export type BaseVersionWanted = Omit<BaseVersionsWanted, 'rows'> & {
  /** Of the row that ends; a row with data has its own. */
  key?: string;
  data: unknown;
};

type PutDeps = { owner: Sql; enqueue: Enqueue; now: () => Date };

/** Adds versions of rows from a day on, all or none; whoever holds the base data on a device gets them when they hold. Says what held before. */
export const putBaseVersions = ({ owner, enqueue, now }: PutDeps, wanted: BaseVersionsWanted) => {
  const { kind, validFrom, source, madeBy } = wanted;
  refusePast(validFrom, shopDay(now()));
  return owner.begin(async (tx) => {
    await lockBaseData(tx);
    const changes = readRowChanges(kind, wanted.rows, await baseRowsOn(tx, validFrom));
    const put: { number: number; key: string; before: unknown }[] = [];
    for (const { key, data, before } of changes)
      put.push({ number: await insertBaseVersion(tx, { kind, key, data, validFrom, source, madeBy }), key, before });
    for (const day of [validFrom, ...(await changeDaysFrom(tx, validFrom))]) await refuseBroken(tx, day);
    if (madeBy) await noteChanges(tx, { ...wanted, madeBy }, { changes, at: now() });
    await enqueue(tx, 'apply-base-data', {});
    return put;
  });
};

/** The same of one row. */
export const putBaseVersion = async (deps: PutDeps, { key = '', data, ...wanted }: BaseVersionWanted) => {
  const row = data === null ? { data, key } : { data: data as Record<string, unknown> };
  const [put] = await putBaseVersions(deps, { ...wanted, rows: [row] });
  if (!put) throw new Error('a row was put without a version');
  return put;
};

/** One entry for each row, as each has its history; of many rows at once one for all. */
const noteChanges = async (
  tx: Transaction,
  { kind, validFrom, madeBy }: BaseVersionsWanted & { madeBy: UserId },
  { changes, at }: { changes: readonly RowChange[]; at: Date },
) => {
  const [first] = changes;
  const isOne = changes.length === 1 && first !== undefined;
  const details = isOne
    ? { validFrom, before: first.before, after: first.data }
    : { validFrom, rowCount: changes.length, keys: changes.map(({ key }) => key) };
  const subject = isOne ? `${kind} ${first.key}` : kind;
  await noteAudit(tx, { at, actorId: madeBy, action: 'base_data', customerId: null, subject, details });
};

/** Makes the space 'catalog' hold exactly these packs; only those that differ are written and reach the devices. Says how many. */
export const publishCatalogue = (owner: Sql, packs: readonly CatalogPack[]): Promise<number> =>
  withCustomer(owner, nobody, async (tx) => {
    await lockBaseData(tx);
    const found = await readRecords(tx, nobody, [{ space: catalogSpace, kind: 'catalogPack', all: true }]);
    const before = new Map(found.map((row) => [row.id, row.data]));
    const wanted = new Set(packs.map((pack) => pack.id));
    const write = (id: string, data: CatalogPack | null): RowWrite => ({
      space: catalogSpace,
      kind: 'catalogPack',
      id,
      data,
    });
    const writes = [
      ...packs.filter((pack) => !isDeepStrictEqual(before.get(pack.id), pack)).map((pack) => write(pack.id, pack)),
      ...[...before.keys()].filter((id) => !wanted.has(id)).map((id) => write(id, null)),
    ];
    if (writes.length > 0) await writeRecords(tx, nobody, writes);
    return writes.length;
  });

/** Gives a customer a price of his own from a day on, to a last one where that is named, or ends it; his tariff follows on those days. */
export const putSpecialPrice = (
  { owner, enqueue, now }: { owner: Sql; enqueue: Enqueue; now: () => Date },
  { validTo = null, ...version }: SpecialPriceVersion & { validTo?: Day | null },
) => {
  refusePast(version.validFrom, shopDay(now()));
  return owner.begin(async (tx) => {
    await lockBaseData(tx);
    const { madeBy, validFrom, price, subject } = version;
    const customerId = version.customerId as CustomerId;
    const known = await specialPricesFor(tx, customerId, subject);
    const days = priceDays(known, { validFrom, validTo, price });
    for (const day of days) await insertSpecialPrice(tx, { ...version, ...day });
    for (const day of days) await refuseBroken(tx, day.validFrom, await specialPricesOn(tx, customerId, day.validFrom));
    if (madeBy)
      await noteAudit(tx, {
        at: now(),
        actorId: madeBy as UserId,
        action: 'special_price',
        customerId,
        subject: subject.kind,
        details: { validFrom, validTo, subject, price },
      });
    await enqueue(tx, 'apply-base-data', {});
  });
};

/** Refuses what was written in this transaction when no tariff can be made of it on a day. */
const refuseBroken = async (tx: Transaction, day: Day, specialPrices: readonly SpecialPrice[] = []) => {
  try {
    const { costs } = await baseDataOn(tx, day);
    tariffSchema.parse(deriveTariff({ number: 1, validFrom: day, validDays: 0, costs, specialPrices }));
  } catch (error) {
    throw new DomainError('invalid_input', {
      reason: 'no-tariff',
      what: error instanceof Error ? error.message.slice(0, 300) : '',
    });
  }
};

/** Refuses a day before today: what held stays as it was. */
export const refusePast = (validFrom: Day, today: Day) => {
  if (validFrom < today) throw new DomainError('invalid_input', { at: 'validFrom', reason: 'past', today });
};

/** Adds the rows of the product's seed that the base data never had, and publishes the catalogue; what the operator has is his and stays. */
export const seedBaseData = async (owner: Sql, now = new Date()) => {
  await owner.begin(async (tx) => {
    await lockBaseData(tx);
    await insertSeedRows(tx, seedRows());
  });
  const { packs } = await baseDataOn(owner, shopDay(now));
  await publishCatalogue(owner, packs);
};

/** The base data as they hold on a day of the shop: costs for tariffs, packs for the space 'catalog'. Asked as the owner. */
export const baseDataOn = async (sql: Sql | Transaction, day: Day): Promise<BaseData> =>
  packBaseData(await baseRowsOn(sql, day));

const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** The calendar day at the shop. */
export const shopDay = (at: Date): Day => format.format(at);

const hourMs = 3_600_000;

/** The last millisecond of a calendar day at the shop, one or two hours before it is over in UTC. */
export const endOfShopDay = (day: Day): Date => {
  const inUtc = Date.parse(`${day}T23:59:59.999Z`);
  const inSummer = new Date(inUtc - 2 * hourMs);
  const inWinter = new Date(inUtc - hourMs);
  return shopDay(inWinter) === day ? inWinter : inSummer;
};

/** A row that changes; data null: it ends; before null: there was none. */
type RowChange = { key: string; data: unknown; before: unknown };

/** The changes that are wanted of rows of a kind, beside what holds; refused with the place of the row that is wrong. */
export const readRowChanges = (
  kind: BaseDataKind,
  wanted: readonly BaseRowChange[],
  held: readonly BaseRow[],
): RowChange[] => {
  const before = new Map(held.filter((row) => row.kind === kind).map((row) => [row.key, row.data]));
  const seen = new Set<string>();
  return wanted.map((change, place) => {
    const { key, data } = change.data === null ? change : readRow(kind, change.data, place);
    if (seen.has(key)) throw new DomainError('invalid_input', { at: 'rows', row: place, reason: 'twice' });
    seen.add(key);
    if (data === null && !before.has(key)) throw new DomainError('not_found', { record: 'baseData', row: place });
    return { key, data, before: before.get(key) ?? null };
  });
};

const readRow = (kind: BaseDataKind, data: unknown, place: number) => {
  try {
    return readBaseRow(kind, data);
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    const [issue] = error.issues;
    throw new DomainError('invalid_input', { at: `rows.${place}.${issue?.path.join('.') ?? ''}`, row: place });
  }
};

/** What holds once the changes are made; a row that is new comes last of its kind. */
export const withRowChanges = (
  held: readonly BaseRow[],
  kind: BaseDataKind,
  changes: readonly RowChange[],
): BaseRow[] => {
  const byKey = new Map(changes.map((change) => [change.key, change]));
  const last = Math.max(0, ...held.filter((row) => row.kind === kind).map((row) => row.place));
  const kept = held.flatMap((row) => {
    const change = row.kind === kind ? byKey.get(row.key) : undefined;
    if (!change) return [row];
    return change.data === null ? [] : [{ ...row, data: change.data }];
  });
  const added = changes
    .filter(({ data, before }) => data !== null && before === null)
    .map(({ key, data }, n) => ({ kind, key, data, place: last + n + 1, source: '' }));
  return [...kept, ...added];
};
