import type { DBCore, DBCoreMutateRequest, DBCoreTable, DBCoreTransaction, Dexie } from 'dexie';
import { countPacked } from './count-packed.ts';
import { deletePacked, deleteRangePacked } from './delete-packed.ts';
import { getManyPacked, getPacked, openCursorPacked, queryPacked } from './read-packed.ts';
import { isLargePut, type PackSize, putPacked } from './write-packed.ts';

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
