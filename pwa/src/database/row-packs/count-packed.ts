import type { DBCoreKeyRange } from 'dexie';
import { type Below, readPacks } from './find-packs.ts';
import { isCut, isInside, recordKeysFor } from './read-packed.ts';
import { keyOf, nameOf, placeOf, type RowKey, rowsOf } from './row-pack.ts';

/** Packs are counted by their ids; opened are only those that the range cuts or a newer row covers. */
export const countPacked = (below: Below, range: DBCoreKeyRange) =>
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
