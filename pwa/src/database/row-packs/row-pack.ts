/** A row as the table of rows keeps it. */
export type PackableRow = { space: string; kind: string; id: string; data: unknown };
export type RowKey = [space: string, kind: string, id: string];

/** Many rows of one kind in one record, in the order of their ids; behind all rows of its kind. */
export type RowPack = { space: string; kind: string; id: string; rows: Uint8Array };

/** What the id of a pack tells without reading it. */
export type PackPlace = { first: string; last: string; size: number };

/** A row as a pack writes it: the names of its fields apart from their values, both as JSON. */
export type WrittenRow = { row: PackableRow; names: string; values: string };

/** Sorts behind every id of a row. */
const mark = '~';
/** Sorts behind every pack. */
const behindAll = `${mark}\uffff`;
const uuid = /^[\da-f-]{36}$/;
/** JSON holds none: the names are the first line of a pack, each row is a line. */
const lineEnd = '\n';
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** All of one length, so that the order of packs is that of the rows in them. */
export const isPackableId = (id: unknown): id is string => typeof id === 'string' && uuid.test(id);

export const isPackId = (id: unknown): id is string => typeof id === 'string' && id.startsWith(mark);

export const isPack = (record: PackableRow | RowPack): record is RowPack => isPackId(record.id);

/** Also Dexie's own greatest key, where it is a text. */
export const isBehindRows = (id: string) => id >= mark;

export const placeOf = (packId: string): PackPlace => {
  const [, last = '', first = '', size = ''] = packId.split(mark);
  return { first, last, size: Number(size) };
};

/** The row may lie in that pack. */
export const isPackOf = (packId: string, id: string) => {
  const { first, last } = placeOf(packId);
  return first <= id && id <= last;
};

/** The keys of all packs of a kind that end at that row or behind it. */
export const packsFrom = (space: string, kind: string, id = ''): { lower: RowKey; upper: RowKey } => ({
  lower: [space, kind, mark + id],
  upper: [space, kind, behindAll],
});

/** Null: not a row that a pack can hold. */
export const writtenRow = (row: PackableRow): WrittenRow | null => {
  const { id, data } = row;
  if (!isPackableId(id) || !isRecordOf(data, id)) return null;
  const names = Object.keys(data).filter((name) => data[name] !== undefined);
  const values = names.filter((name) => name !== 'id').map((name) => data[name]);
  return { row, names: JSON.stringify(names), values: JSON.stringify(values) };
};

const isRecordOf = (data: unknown, id: string): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && (data as { id?: unknown }).id === id;

/** Of rows of one space and kind in the order of their ids. */
export const packOf = (written: readonly WrittenRow[]): RowPack => {
  const [first, last] = [written[0]?.row, written.at(-1)?.row];
  if (!first || !last) throw new RangeError('a pack without rows');
  const shapes = new Map<string, number>();
  const lines = written.map(({ row, names, values }) => {
    const shape = shapes.get(names) ?? shapes.size;
    shapes.set(names, shape);
    return `${lineOf(row.id)}${shape},${values}]`;
  });
  const text = [`[${[...shapes.keys()].join(',')}]`, ...lines].join(lineEnd);
  const id = [mark, last.id, mark, first.id, mark, written.length].join('');
  return { space: first.space, kind: first.kind, id, rows: encoder.encode(text) };
};

type Shapes = readonly (readonly string[])[];
type Line = [id: string, shape: number, values: unknown[]];

export const rowsOf = ({ space, kind, rows }: RowPack): PackableRow[] => {
  const [shapes, ...lines] = JSON.parse(`[${decoder.decode(rows).replaceAll(lineEnd, ',')}]`) as [Shapes, ...Line[]];
  return lines.map((line) => ({ space, kind, id: line[0], data: dataOf(shapes, line) }));
};

/** One row of a pack, without reading the others. */
export const rowIn = ({ space, kind, rows }: RowPack, id: string): PackableRow | undefined => {
  const text = decoder.decode(rows);
  const before = text.indexOf(lineEnd + lineOf(id));
  if (before === -1) return undefined;
  const end = text.indexOf(lineEnd, before + 1);
  const shapes = JSON.parse(text.slice(0, text.indexOf(lineEnd))) as Shapes;
  const line = JSON.parse(text.slice(before + 1, end === -1 ? undefined : end)) as Line;
  return { space, kind, id, data: dataOf(shapes, line) };
};

const dataOf = (shapes: Shapes, [id, shape, values]: Line) => {
  let at = 0;
  return Object.fromEntries((shapes[shape] ?? []).map((name) => [name, name === 'id' ? id : values[at++]]));
};

const lineOf = (id: string) => `["${id}",`;

export const keyOf = ({ space, kind, id }: PackableRow | RowPack): RowKey => [space, kind, id];

export const nameOf = (key: RowKey) => key.join(' ');

/** In the order in which the browser sorts keys. */
export const compareKeys = (one: RowKey, other: RowKey) =>
  compare(one[0], other[0]) || compare(one[1], other[1]) || compare(one[2], other[2]);

export const compareRows = (one: PackableRow, other: PackableRow) => compareKeys(keyOf(one), keyOf(other));

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** Rows and what the packs among them hold, in order; a row on its own is newer than the same row in a pack. */
export const unpacked = (records: readonly (PackableRow | RowPack)[]): PackableRow[] => {
  const packs = records.filter(isPack);
  const single = records.filter((record): record is PackableRow => !isPack(record));
  if (packs.length === 0) return single;
  const newer = new Set(single.map((row) => nameOf(keyOf(row))));
  const held = packs.flatMap(rowsOf);
  const older = newer.size > 0 ? held.filter((row) => !newer.has(nameOf(keyOf(row)))) : held;
  return [...single, ...older].sort(compareRows);
};
