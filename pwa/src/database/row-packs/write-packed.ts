import { type DBCoreMutateRequest, type DBCoreMutateResponse, Dexie } from 'dexie';
import { type Below, mutateBelow, packKeysFrom, queryBelow, rangeBetween, readPacks } from './find-packs.ts';
import {
  compareRows,
  isPackableId,
  keyOf,
  nameOf,
  type PackableRow,
  packOf,
  placeOf,
  type RowKey,
  type RowPack,
  unpacked,
  type WrittenRow,
  writtenRow,
} from './row-pack.ts';

export type PackSize = {
  /** So many rows of a kind that are put at once begin packs. */
  least: number;
  /** So many rows of one pack that are put at once let it be written anew. */
  leastAnew: number;
  most: number;
};

/** A row longer than this costs as much alone. */
const longestRow = 3000;
/** A longer record lies in a file of its own in Chromium, and is opened anew each time. */
const longestPack = 48 * 1024;

type Put = Extract<DBCoreMutateRequest, { type: 'put' }>;

export const isLargePut = ({ values }: Put, { least, leastAnew }: PackSize) =>
  values.length >= Math.min(least, leastAnew);

/**
 * Where many rows of a kind come, they go into packs: behind its last one, or into those that get many of them. Others stand
 * alone and are newer than the same rows in a pack.
 */
export const putPacked = (below: Below, request: Put, size: PackSize): Promise<DBCoreMutateResponse> => {
  const rows = request.values as PackableRow[];
  const kinds = Map.groupBy(rows, ({ space, kind }) => `${space} ${kind}`);
  return Dexie.Promise.all([...kinds.values()].map((ofKind) => recordsFor(below, ofKind, size))).then((found) => {
    const values = found.flatMap(({ records }) => records);
    const written = new Set(values.map((record) => nameOf(keyOf(record))));
    const replaced = found.flatMap((each) => each.replaced).filter((key) => !written.has(nameOf(key)));
    return mutateBelow(below, { ...request, values })
      .then((answer) =>
        replaced.length > 0 ? mutateBelow(below, { type: 'delete', keys: replaced }).then(() => answer) : answer,
      )
      .then((answer) => ({ ...answer, results: rows.map(keyOf), lastResult: keyOf(rows.at(-1) as PackableRow) }));
  });
};

type Records = {
  records: (PackableRow | RowPack)[];
  /** What lies in the new packs now: older ones, and rows that stood alone. */
  replaced: RowKey[];
};

const recordsFor = (below: Below, rows: PackableRow[], size: PackSize) => {
  const alone: Records = { records: rows, replaced: [] };
  const [first] = rows;
  const packable = packableOf(rows);
  if (!first || packable.length < Math.min(size.least, size.leastAnew)) return Dexie.Promise.resolve(alone);
  return Dexie.Promise.all([packKeysFrom(below, first.space, first.kind), keysAmong(below, packable)]).then(
    ([packs, singles]) => {
      const groups = groupsFor(writtenOf(packable).filter(isShort), packs).filter(
        (group) => group.written.length >= (group.pack ? size.leastAnew : size.least),
      );
      if (groups.length === 0) return alone;
      const anew = groups.flatMap(({ pack }) => (pack ? [pack] : []));
      const within = new Set(groups.flatMap((group) => group.written.map(({ row }) => row.id)));
      const packBehind = coveredBy(anew, singles);
      const beside = singles.filter(([, , id]) => packBehind.has(id) && !within.has(id));
      return Dexie.Promise.all([readPacks(below, anew), readShort(below, beside)]).then(([older, taken]): Records => {
        const lying = Map.groupBy([...older, ...taken], ({ id }) => packBehind.get(id) ?? id);
        const olderOf = (pack: RowKey | null) => unpacked((pack && lying.get(pack[2])) ?? []);
        const packed = groups.flatMap((group) => cutUp(joined(olderOf(group.pack), group.written), size.most));
        const gone = new Set([...within, ...taken.map(({ id }) => id)]);
        return {
          records: [...rows.filter(({ id }) => !within.has(id)), ...packed],
          replaced: [...anew, ...singles.filter(([, , id]) => gone.has(id))],
        };
      });
    },
  );
};

/** Of the rows that stand alone those that lie between the first and the last of a pack, by that pack; both in order. */
const coveredBy = (packs: readonly RowKey[], singles: readonly RowKey[]): ReadonlyMap<string, string> => {
  const places = packs.map(([, , packId]) => ({ packId, ...placeOf(packId) }));
  const covered = new Map<string, string>();
  let at = 0;
  for (const [, , id] of singles) {
    while (at < places.length && (places[at]?.last ?? '') < id) at += 1;
    const place = places[at];
    if (place && place.first <= id) covered.set(id, place.packId);
  }
  return covered;
};

/** What stood alone over a pack that is written anew goes into it, so that no later reader opens the pack for its sake. */
const readShort = ({ table, trans }: Below, keys: RowKey[]) =>
  keys.length > 0
    ? table
        .getMany({ trans, keys })
        .then((rows) => (rows as PackableRow[]).filter((row) => writtenOf([row]).some(isShort)))
    : Dexie.Promise.resolve<PackableRow[]>([]);

export const writtenOf = (rows: readonly PackableRow[]): WrittenRow[] =>
  rows.map(writtenRow).filter((written) => written !== null);

const isShort = (written: WrittenRow) => lengthOf(written) <= longestRow;

const lengthOf = ({ row, values }: WrittenRow) => row.id.length + values.length;

/** In the order of their ids; the last one put of each. */
const packableOf = (rows: readonly PackableRow[]): PackableRow[] =>
  [...new Map(rows.map((row) => [row.id, row])).values()].filter(({ id }) => isPackableId(id)).sort(compareRows);

/** Each row goes with the first pack that does not end before it; those behind the last one begin new packs. */
const groupsFor = (written: readonly WrittenRow[], packs: readonly RowKey[]) => {
  const groups: { pack: RowKey | null; written: WrittenRow[] }[] = [];
  let at = 0;
  for (const each of written) {
    let pack = packs[at];
    while (pack && placeOf(pack[2]).last < each.row.id) {
      at += 1;
      pack = packs[at];
    }
    const group = groups.at(-1);
    if (group && group.pack === (pack ?? null)) group.written.push(each);
    else groups.push({ pack: pack ?? null, written: [each] });
  }
  return groups;
};

const joined = (older: readonly PackableRow[], written: readonly WrittenRow[]): readonly WrittenRow[] => {
  if (older.length === 0) return written;
  const newer = new Set(written.map(({ row }) => row.id));
  const kept = writtenOf(older.filter(({ id }) => !newer.has(id)));
  return [...kept, ...written].sort((one, other) => compareRows(one.row, other.row));
};

const cutUp = (written: readonly WrittenRow[], most: number): RowPack[] => {
  const pieces: WrittenRow[][] = [];
  let length = longestPack;
  for (const each of written) {
    length += lengthOf(each);
    if (length > longestPack || pieces.at(-1)?.length === most) {
      pieces.push([]);
      length = lengthOf(each);
    }
    pieces.at(-1)?.push(each);
  }
  return pieces.map(packOf);
};

/** The keys of what is in the table between the first and the last of these rows, each on its own. */
const keysAmong = (below: Below, rows: readonly PackableRow[]) => {
  const range = rangeBetween(keyOf(rows[0] as PackableRow), keyOf(rows.at(-1) as PackableRow));
  return queryBelow<RowKey>(below, range, { values: false });
};
