import type { BaseDataKind } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import type { BaseRow } from '@knotenblech/shared/base-data/costs/seed-base-data.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import type { Sql, Transaction } from '../database/database.ts';

/** A version of a row; data null: from validFrom on there is no such row. madeBy null: the product's seed. */
export type BaseVersion = Omit<BaseRow, 'data'> & {
  number: number;
  validFrom: Day;
  data: unknown;
  madeBy: string | null;
  madeAt: string;
};
export type NewBaseVersion = Pick<BaseVersion, 'kind' | 'key' | 'validFrom' | 'data' | 'source' | 'madeBy'>;

/** Day from which the rows of a seed hold. */
const seedDay: Day = '2000-01-01';

/** One at a time writes base data, over all servers, until the transaction ends. */
export const lockBaseData = (tx: Transaction) => tx`select pg_advisory_xact_lock(hashtextextended('base data', 0))`;

/** Adds the rows whose key has no version at all; says how many. */
export const insertSeedRows = async (tx: Transaction, rows: readonly BaseRow[]): Promise<number> => {
  const known = await tx<{ kind: string; key: string }[]>`select distinct kind, key from base_data`;
  const names = new Set(known.map((row) => `${row.kind} ${row.key}`));
  const missing = rows.filter((row) => !names.has(`${row.kind} ${row.key}`));
  if (missing.length > 0)
    await tx`
      insert into base_data (kind, key, valid_from, place, data, source)
      select kind, key, ${seedDay}::date, place, data, source
      from jsonb_to_recordset(${tx.json(missing as never)}) as row (kind text, key text, place integer, data jsonb, source text)`;
  return missing.length;
};

/** The rows that hold on a day. */
export const baseRowsOn = (sql: Sql | Transaction, day: Day) => sql<BaseRow[]>`
  select kind, key, place, data, source from (
    select distinct on (kind, key) kind, key, place, data, source
    from base_data where valid_from <= ${day}::date
    order by kind, key, valid_from desc, number desc) as held
  where data is not null`;

/** Adds a version; a row that is new comes last of its kind. */
export const insertBaseVersion = async (tx: Transaction, version: NewBaseVersion): Promise<number> => {
  const { kind, key } = version;
  const [row] = await tx<{ number: number }[]>`
    insert into base_data (kind, key, valid_from, place, data, source, made_by)
    values (${kind}, ${key}, ${version.validFrom}::date, coalesce(
      (select place from base_data where kind = ${kind} and key = ${key} order by number desc limit 1),
      (select max(place) + 1 from base_data where kind = ${kind}), 1),
      ${version.data === null ? null : tx.json(version.data as never)}, ${version.source}, ${version.madeBy})
    returning number`;
  return row?.number ?? 0;
};

/** Every version of the rows of a kind, or of one of them: newest first within a row. */
export const listBaseVersions = (
  sql: Sql | Transaction,
  { kind, key, limit }: { kind: BaseDataKind; key: string | null; limit: number },
) => sql<BaseVersion[]>`
  select kind, key, to_char(valid_from, 'YYYY-MM-DD') as "validFrom", number, place, data, source, made_by as "madeBy",
    to_char(made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "madeAt"
  from base_data where kind = ${kind} and (${key}::text is null or key = ${key})
  order by place, key, valid_from desc, number desc limit ${limit}`;

/** The later days on which some version begins to hold. */
export const changeDaysFrom = async (tx: Transaction, day: Day): Promise<Day[]> => {
  const rows = await tx<{ day: Day }[]>`
    select distinct to_char(valid_from, 'YYYY-MM-DD') as day from base_data where valid_from > ${day}::date order by 1`;
  return rows.map((row) => row.day);
};
