import type { DBCoreMutateRequest, DBCoreMutateResponse } from 'dexie';
import { type Below, packsAt } from './find-packs.ts';
import { mutateBelow } from './mutate-below.ts';
import { isCut, keysInRange } from './read-packed.ts';
import { keyOf, nameOf, packOf, type RowKey, rowsOf } from './row-pack.ts';
import { writtenOf } from './write-packed.ts';

/** Out of the table and out of its packs; a pack that loses a row is written anew. */
export const deletePacked = (below: Below, keys: RowKey[]): Promise<DBCoreMutateResponse> =>
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
export const deleteRangePacked = (
  below: Below,
  request: Extract<DBCoreMutateRequest, { type: 'deleteRange' }>,
): Promise<DBCoreMutateResponse> =>
  isCut(request.range)
    ? keysInRange(below, request.range).then((keys) => deletePacked(below, keys))
    : mutateBelow(below, request);
