import { cmp, type DBCoreKeyRange, type DBCoreOpenCursorRequest, type DBCoreQueryRequest, Dexie } from 'dexie';
import { type Below, packKeysFrom, packsAt, queryBelow, readPacks } from './find-packs.ts';
import {
  compareKeys,
  isBehindRows,
  isPackId,
  keyOf,
  nameOf,
  type PackableRow,
  placeOf,
  type RowKey,
  rowIn,
  rowsOf,
  unpacked,
} from './row-pack.ts';
import { rowsCursor } from './rows-cursor.ts';

export const getPacked = (below: Below, key: RowKey) =>
  below.table
    .get({ trans: below.trans, key: asked(key) })
    .then((row: PackableRow | undefined) => row ?? packsAt(below, [key]).then(([pack]) => pack && rowIn(pack, key[2])));

export const getManyPacked = (below: Below, keys: RowKey[]) =>
  below.table.getMany({ trans: below.trans, keys: keys.map(asked) }).then((rows: (PackableRow | undefined)[]) => {
    const missing = keys.filter((_, n) => rows[n] === undefined);
    if (missing.length === 0) return rows;
    return packsAt(below, missing).then((packs) => {
      const [only] = missing;
      const wanted = missing.length === 1 && only ? packs.map((pack) => rowIn(pack, only[2])) : packs.flatMap(rowsOf);
      const held = new Map(wanted.flatMap((row) => (row ? [[nameOf(keyOf(row)), row]] : [])));
      return keys.map((key, n) => rows[n] ?? held.get(nameOf(key)));
    });
  });

/** Nobody who reads rows gets a pack, whatever id he was handed. */
const asked = ([space, kind, id]: RowKey): RowKey => [space, kind, isPackId(id) ? '' : id];

export const queryPacked = (below: Below, { query, values, limit, direction }: Omit<DBCoreQueryRequest, 'trans'>) => {
  const found: PromiseLike<(PackableRow | RowKey)[]> = values
    ? rowsInRange(below, query.range)
    : keysInRange(below, query.range);
  return Dexie.Promise.resolve(found).then((all) => {
    const ordered = direction?.startsWith('prev') ? all.toReversed() : all;
    return { result: limit === undefined ? ordered : ordered.slice(0, limit) };
  });
};

const rowsInRange = (below: Below, range: DBCoreKeyRange) => {
  if (!isCut(range)) return queryBelow(below, range).then(unpacked);
  return Dexie.Promise.all([queryBelow(below, range), packKeysBeyond(below, range)]).then(([records, beyond]) =>
    readPacks(below, beyond).then((packs) =>
      unpacked([...records, ...packs]).filter((row) => isInside(keyOf(row), range)),
    ),
  );
};

/** Opens nothing but packs. */
export const keysInRange = (below: Below, range: DBCoreKeyRange) =>
  recordKeysFor(below, range).then(({ single, packs }) =>
    readPacks(below, packs).then((read) => {
      const newer = new Set(single.map(nameOf));
      const held = read.flatMap(rowsOf).map(keyOf);
      return [...single, ...held.filter((key) => isInside(key, range) && !newer.has(nameOf(key)))].sort(compareKeys);
    }),
  );

/** The keys of the records in which the rows of a range lie. */
export const recordKeysFor = (below: Below, range: DBCoreKeyRange) =>
  Dexie.Promise.all([queryBelow<RowKey>(below, range, { values: false }), packKeysBeyond(below, range)]).then(
    ([keys, beyond]) => ({
      single: keys.filter(([, , id]) => !isPackId(id)),
      packs: [...keys.filter(([, , id]) => isPackId(id)), ...beyond],
    }),
  );

/** Row by row from the browser where none of them lies in a pack. */
export const openCursorPacked = (below: Below, request: DBCoreOpenCursorRequest) => {
  const { trans, query, reverse } = request;
  return recordKeysFor(below, query.range).then(({ packs }) => {
    if (packs.length === 0) return below.table.openCursor(request);
    return rowsInRange(below, query.range).then((rows) => rowsCursor(trans, reverse ? rows.toReversed() : rows));
  });
};

/** Begins or ends among the rows of one kind. */
export const isCut = ({ lower, upper }: DBCoreKeyRange) => endId(lower) !== null || endId(upper) !== null;

/** Of the packs that lie behind a range's end, those that hold rows in it. */
export const packKeysBeyond = (below: Below, { lower, upper }: DBCoreKeyRange) => {
  const to = endId(upper);
  if (to === null) return Dexie.Promise.resolve<RowKey[]>([]);
  const [space, kind] = upper as RowKey;
  const from = endId(lower);
  const isOneKind = from !== null && (lower as RowKey)[0] === space && (lower as RowKey)[1] === kind;
  return packKeysFrom(below, space, kind, isOneKind ? from : '').then((keys) =>
    keys.filter(([, , packId]) => placeOf(packId).first <= to),
  );
};

const endId = (bound: unknown): string | null => {
  const id: unknown = Array.isArray(bound) ? bound[2] : null;
  return typeof id === 'string' && !isBehindRows(id) ? id : null;
};

export const isInside = (key: RowKey, { lower, lowerOpen, upper, upperOpen }: DBCoreKeyRange) => {
  const above = lower === undefined ? 1 : cmp(key, lower);
  const beneath = upper === undefined ? -1 : cmp(key, upper);
  return (lowerOpen ? above > 0 : above >= 0) && (upperOpen ? beneath < 0 : beneath <= 0);
};
