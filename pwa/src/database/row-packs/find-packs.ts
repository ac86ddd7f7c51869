import {
  type DBCoreKeyRange,
  type DBCoreMutateRequest,
  type DBCoreMutateResponse,
  type DBCoreTable,
  type DBCoreTransaction,
  Dexie,
} from 'dexie';
import { isPackableId, isPackOf, type PackableRow, packsFrom, placeOf, type RowKey, type RowPack } from './row-pack.ts';

/** The table as it lies below, in the caller's transaction. */
export type Below = { table: DBCoreTable; trans: DBCoreTransaction };

type Read = { values?: boolean; limit?: number };

/** As Dexie counts the types of ranges. */
const rangeOfBounds = 2;

export const rangeBetween = (lower: RowKey, upper: RowKey) =>
  ({ type: rangeOfBounds, lower, upper }) as unknown as DBCoreKeyRange;

export const queryBelow = <T = PackableRow | RowPack>(
  { table, trans }: Below,
  range: DBCoreKeyRange,
  { values = true, limit = Number.POSITIVE_INFINITY }: Read = {},
) =>
  table
    .query({ trans, values, limit, query: { index: table.schema.primaryKey, range } })
    .then(({ result }) => result as T[]);

/** The keys of a kind's packs that end at that row or behind it. */
export const packKeysFrom = (below: Below, space: string, kind: string, id?: string) => {
  const { lower, upper } = packsFrom(space, kind, id);
  return queryBelow<RowKey>(below, rangeBetween(lower, upper), { values: false });
};

export const readPacks = ({ table, trans }: Below, keys: RowKey[]) =>
  keys.length > 0
    ? table.getMany({ trans, keys }).then((packs) => packs as RowPack[])
    : Dexie.Promise.resolve<RowPack[]>([]);

/** The packs in which rows of these keys may lie. */
export const packsAt = (below: Below, keys: readonly RowKey[]) => {
  const packable = keys.filter(([, , id]) => isPackableId(id));
  const [only] = packable;
  if (packable.length === 1 && only) return packAt(below, only);
  const kinds = new Map(packable.map(([space, kind]) => [`${space} ${kind}`, [space, kind] as const]));
  const ofKinds = [...kinds.values()].map(([space, kind]) =>
    packsOfKind(
      below,
      packable.filter((key) => key[0] === space && key[1] === kind),
    ),
  );
  return Dexie.Promise.all(ofKinds).then((found) => found.flat());
};

/** Packs of a kind do not overlap: the first one that does not end before the row. */
const packAt = (below: Below, [space, kind, id]: RowKey) => {
  const { lower, upper } = packsFrom(space, kind, id);
  return queryBelow<RowPack>(below, rangeBetween(lower, upper), { limit: 1 }).then((packs) =>
    packs.filter((pack) => isPackOf(pack.id, id)),
  );
};

const packsOfKind = (below: Below, keys: readonly RowKey[]) => {
  const ids = keys.map(([, , id]) => id).sort();
  const [space, kind] = keys[0] as RowKey;
  return packKeysFrom(below, space, kind, ids[0]).then((packs) => {
    let at = 0;
    const named = packs.filter(([, , packId]) => {
      const { first, last } = placeOf(packId);
      while (at < ids.length && (ids[at] as string) < first) at += 1;
      return at < ids.length && (ids[at] as string) <= last;
    });
    return readPacks(below, named);
  });
};

type WithoutTransaction<R> = R extends unknown ? Omit<R, 'trans'> : never;

/** Fails where one record fails, so that the transaction does: Dexie's lowest layer only counts failures. */
export const mutateBelow = ({ table, trans }: Below, request: WithoutTransaction<DBCoreMutateRequest>) =>
  table.mutate(Object.assign({ trans }, request)).then((answer: DBCoreMutateResponse) => {
    if (answer.numFailures > 0) throw Object.values(answer.failures)[0] as Error;
    return answer;
  });
