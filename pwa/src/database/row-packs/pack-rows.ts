import type {
  DBCore,
  DBCoreKeyRange,
  DBCoreMutateRequest,
  DBCoreMutateResponse,
  DBCoreTable,
  DBCoreTransaction,
  Dexie,
} from 'dexie';
import { type Below, mutateBelow, packsAt, readPacks } from './find-packs.ts';
import {
  getManyPacked,
  getPacked,
  isCut,
  isInside,
  keysInRange,
  openCursorPacked,
  queryPacked,
  recordKeysFor,
} from './read-packed.ts';
import { keyOf, nameOf, packOf, placeOf, type RowKey, rowsOf } from './row-pack.ts';
import { isLargePut, type PackSize, putPacked, writtenOf } from './write-packed.ts';

/** Between what Dexie itself does and the encryption, which seals a pack as one. */
const aboveEncryption = -5;

/** Rows that come many at once lie in records of many; whoever reads or writes the table sees rows alone. */
export const packRows = <D extends Dexie>(database: D, tableName: string, size: PackSize): D => {
  database.use({
    stack: 'dbcore',
    name: 'pack-rows',
    level: aboveEncryption,
    create: (down) => {
      let packed: DBCoreTable | undefined;
      const table = (name: string) => {
        if (name !== tableName) return down.table(name);
        packed ??= packedTable(down.table(name), size);
        return packed;
      };
      return { ...down, table } satisfies DBCore;
    },
  });
  return database;
};

const packedTable = (table: DBCoreTable, size: PackSize): DBCoreTable => {
  const { inTurn, afterWrites } = turns();
  return {
    ...table,
    get: ({ trans, key }) => afterWrites(trans, () => getPacked({ table, trans }, key)),
    getMany: ({ trans, keys }) => afterWrites(trans, () => getManyPacked({ table, trans }, keys)),
    query: ({ trans, ...request }) => afterWrites(trans, () => queryPacked({ table, trans }, request)),
    count: ({ trans, query: { range } }) => afterWrites(trans, () => countPacked({ table, trans }, range)),
    openCursor: (request) =>
      afterWrites(request.trans, () => openCursorPacked({ table, trans: request.trans }, request)),
    mutate: (request) => inTurn(request.trans, () => mutatePacked(table, request, size)),
  };
};

const mutatePacked = (table: DBCoreTable, request: DBCoreMutateRequest, size: PackSize) => {
  const below = { table, trans: request.trans };
  switch (request.type) {
    case 'put':
      return isLargePut(request, size) ? putPacked(below, request, size) : table.mutate(request);
    case 'delete':
      return deletePacked(below, request.keys);
    case 'deleteRange':
      return deleteRangePacked(below, request);
    case 'add':
      throw new Error('rows are put, for one of the same key may lie in a pack');
  }
};

/** A pack is read before it is written: in a transaction each access waits for the writes before it. */
const turns = () => {
  const last = new WeakMap<DBCoreTransaction, Promise<unknown>>();
  const afterWrites = <T>(trans: DBCoreTransaction, read: () => Promise<T>): Promise<T> => {
    const before = last.get(trans);
    return before ? before.then(read) : read();
  };
  const inTurn = <T>(trans: DBCoreTransaction, write: () => Promise<T>): Promise<T> => {
    const done = afterWrites(trans, write);
    const forget = () => {
      if (last.get(trans) === settled) last.delete(trans);
    };
    const settled = done.then(forget, forget);
    last.set(trans, settled);
    return done;
  };
  return { inTurn, afterWrites };
};

/** Packs are counted by their ids; opened are only those that the range cuts or a newer row covers. */
const countPacked = (below: Below, range: DBCoreKeyRange) =>
  recordKeysFor(below, range).then(({ single, packs }) => {
    const { sure, opened } = sortOut(packs, single, range);
    const newer = new Set(single.map(nameOf));
    const inOpened = readPacks(below, opened).then(
      (read) =>
        read
          .flatMap(rowsOf)
          .map(keyOf)
          .filter((key) => isInside(key, range) && !newer.has(nameOf(key))).length,
    );
    return (isCut(range) ? inOpened : inOpened.catch(() => sizeOf(opened))).then(
      (others) => single.length + sure + others,
    );
  });

/** At most so many: what cannot be opened can still be deleted as a whole, and Dexie counts before. */
const sizeOf = (packs: readonly RowKey[]) => packs.reduce((sum, [, , packId]) => sum + placeOf(packId).size, 0);

/** How many rows the packs hold that need no look inside, and which others there are. */
const sortOut = (packs: readonly RowKey[], single: readonly RowKey[], range: DBCoreKeyRange) => {
  const opened: RowKey[] = [];
  let sure = 0;
  for (const pack of packs) {
    const [space, kind, packId] = pack;
    const { first, last, size } = placeOf(packId);
    const isWhole = isInside([space, kind, first], range) && isInside([space, kind, last], range);
    const covers = ([ofSpace, ofKind, id]: RowKey) => first <= id && id <= last && ofSpace === space && ofKind === kind;
    if (isWhole && !single.some(covers)) sure += size;
    else opened.push(pack);
  }
  return { sure, opened };
};

/** Out of the table and out of its packs; a pack that loses a row is written anew. */
const deletePacked = (below: Below, keys: RowKey[]): Promise<DBCoreMutateResponse> =>
  packsAt(below, keys).then((packs) => {
    const gone = new Set(keys.map(nameOf));
    const touched = packs.flatMap((pack) => {
      const rows = rowsOf(pack);
      const left = rows.filter((row) => !gone.has(nameOf(keyOf(row))));
      return left.length < rows.length ? [{ pack, left }] : [];
    });
    if (touched.length === 0) return mutateBelow(below, { type: 'delete', keys });
    const anew = touched.flatMap(({ left }) => (left.length > 0 ? [packOf(writtenOf(left))] : []));
    const older = touched.map(({ pack }) => keyOf(pack));
    return mutateBelow(below, { type: 'put', values: anew }).then(() =>
      mutateBelow(below, { type: 'delete', keys: [...older, ...keys] }),
    );
  });

/** Whole kinds lie together with their packs. */
const deleteRangePacked = (
  below: Below,
  request: Extract<DBCoreMutateRequest, { type: 'deleteRange' }>,
): Promise<DBCoreMutateResponse> =>
  isCut(request.range)
    ? keysInRange(below, request.range).then((keys) => deletePacked(below, keys))
    : mutateBelow(below, request);
