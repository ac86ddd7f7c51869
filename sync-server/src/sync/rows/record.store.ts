import type { ReadKey, RowKey } from '@knotenblech/shared/records/define-change.ts';
import { type RecordKind, type RecordOf, recordKinds } from '@knotenblech/shared/records/record-kinds.ts';
import type { RowWrite, StoredRow } from '@knotenblech/shared/records/row-cache.ts';
import type { SpaceId } from '@knotenblech/shared/records/space.ts';
import type { Transaction } from '../../database/database.ts';
import { spaceOwner } from '../../database/in-customer.ts';
import { readPacks } from './pack-store.ts';

/** User ids by field: who set it last. */
export type Authors = Readonly<Record<string, string>>;
export type FoundRecord = StoredRow & { authors: Authors };
/** A row that somebody removed; who it was stays known until deleted rows are purged. */
export type RemovedRecord = RowKey & { authors: Authors };
export type RecordWrite = RowWrite & { version: number; authors: Authors };

type Row = {
  space_id: SpaceId;
  kind: RecordKind;
  id: string;
  schema_version: number;
  data: unknown;
  authors: Authors;
  deleted: boolean;
};

const isPacks = (key: ReadKey) => key.kind === 'partPack' && 'all' in key;

/** Everything the keys name that is there; packs of parts from memory where they have not changed. */
export const readRecords = async (tx: Transaction, customerId: string, keys: readonly ReadKey[]) =>
  (await readEvenRemoved(tx, customerId, keys)).found;

/** The same, and which of the rows that are named one by one were removed, and by whom. */
export const readEvenRemoved = async (
  tx: Transaction,
  customerId: string,
  keys: readonly ReadKey[],
): Promise<{ found: FoundRecord[]; removed: RemovedRecord[] }> => {
  const packs = await readPacks(tx, customerId, [...new Set(keys.filter(isPacks).map((key) => key.space))]);
  const others = await readSingly(
    tx,
    customerId,
    keys.filter((key) => !isPacks(key)),
  );
  const found = [
    ...others.filter(({ deleted }) => !deleted).map(foundIn),
    ...packs.map(({ space_id: space, id, schema_version, data }) => {
      return { space, kind: 'partPack' as const, id, authors: {}, data: upToDate('partPack', schema_version, data) };
    }),
  ];
  const removed = others
    .filter(({ deleted }) => deleted)
    .map(({ space_id: space, kind, id, authors }) => ({ space, kind, id, authors }));
  return { found, removed };
};

const foundIn = ({ space_id: space, kind, id, authors, schema_version, data }: Row): FoundRecord => ({
  space,
  kind,
  id,
  authors,
  data: upToDate(kind, schema_version, data),
});

const readSingly = async (tx: Transaction, customerId: string, keys: readonly ReadKey[]): Promise<Row[]> => {
  if (keys.length === 0) return [];
  const wanted = keys.map((key) => ({
    customer_id: spaceOwner(key.space, customerId),
    space_id: key.space,
    kind: key.kind,
    id: 'id' in key ? key.id : null,
  }));
  return tx<Row[]>`
    with wanted as (
      select distinct customer_id, space_id collate "C" as space_id, kind collate "C" as kind, id collate "C" as id
      from jsonb_to_recordset(${tx.json(wanted)}) as wanted (customer_id uuid, space_id text, kind text, id text))
    select r.space_id, r.kind, r.id, r.schema_version, r.data, r.authors, r.deleted
    from wanted join record r using (customer_id, space_id, kind, id) where wanted.id is not null
    union all
    select r.space_id, r.kind, r.id, r.schema_version, r.data, r.authors, r.deleted
    from wanted join record r using (customer_id, space_id, kind) where wanted.id is null and not r.deleted`;
};

export const putRecords = async (tx: Transaction, customerId: string, writes: readonly RecordWrite[]) => {
  if (writes.length === 0) return;
  const rows = writes.map(({ space, kind, id, version, data, authors }) => ({
    customer_id: spaceOwner(space, customerId),
    space_id: space,
    kind,
    id,
    version,
    authors,
    deleted: data === null,
    schema_version: recordKinds[kind].version,
    data: data ?? {},
  }));
  await tx`
    insert into record (customer_id, space_id, kind, id, version, deleted, schema_version, data, authors)
    select customer_id, space_id, kind, id, version, deleted, schema_version, data, authors
    from jsonb_to_recordset(${tx.json(rows)}) as w (
      customer_id uuid, space_id text, kind text, id text, version bigint, deleted boolean, schema_version integer,
      data jsonb, authors jsonb)
    on conflict (customer_id, space_id, kind, id) do update set
      version = excluded.version, deleted = excluded.deleted, schema_version = excluded.schema_version,
      data = excluded.data, authors = excluded.authors, changed_at = now()`;
};

/** A row as the present build has it, whichever build wrote it. */
export const upToDate = (kind: RecordKind, version: number, data: unknown): RecordOf<RecordKind> => {
  const migrations: Readonly<Record<number, (data: unknown) => unknown>> = recordKinds[kind].migrations;
  let current = data;
  for (let from = version; from < recordKinds[kind].version; from++) current = migrations[from]?.(current) ?? current;
  return current as RecordOf<RecordKind>;
};
