import type { DBCore, DBCoreCursor, DBCoreTable, DBCoreTableSchema, Dexie } from 'dexie';
import { rememberOpened } from '../remember-opened.ts';
import type { ValueCipher } from './value-cipher.ts';

type Row = Record<string, unknown>;

/** Below everything that Dexie itself puts between a table and the browser. */
const nearestToTheBrowser = -10;

const sealedField = '$';

/**
 * From here on the database holds only keys and indexed fields in clear; everything else of a row is encrypted, bound to
 * database, table and those fields.
 */
export const encryptValues = <D extends Dexie>(database: D, cipher: ValueCipher): D => {
  const remembering = rememberOpened(cipher);
  database.use({
    stack: 'dbcore',
    name: 'encrypt-values',
    level: nearestToTheBrowser,
    create: (down) => ({ ...down, table: encryptedTables(down, database.name, remembering) }) satisfies DBCore,
  });
  return database;
};

const encryptedTables = (down: DBCore, databaseName: string, cipher: ValueCipher) => {
  const made = new Map<string, DBCoreTable>();
  return (name: string) => {
    const table = made.get(name) ?? encryptedTable(down.table(name), databaseName, cipher);
    made.set(name, table);
    return table;
  };
};

const encryptedTable = (table: DBCoreTable, databaseName: string, cipher: ValueCipher): DBCoreTable => {
  const { seal, open } = rowSeals(table.schema, databaseName, cipher);
  return {
    ...table,
    mutate: (request) =>
      table.mutate(
        request.type === 'add' || request.type === 'put' ? { ...request, values: request.values.map(seal) } : request,
      ),
    get: (request) => table.get(request).then(open),
    getMany: (request) => table.getMany(request).then((rows) => rows.map(open)),
    query: (request) =>
      table.query(request).then((answer) => (request.values ? { ...answer, result: answer.result.map(open) } : answer)),
    openCursor: (request) =>
      table.openCursor(request).then((cursor) => (cursor && request.values ? openedCursor(cursor, open) : cursor)),
  };
};

const rowSeals = ({ name, primaryKey, indexes }: DBCoreTableSchema, databaseName: string, cipher: ValueCipher) => {
  const clear = [...new Set([primaryKey, ...indexes].flatMap(({ keyPath }) => keyPath ?? []))];
  const prefix = JSON.stringify([databaseName, name]);
  const placeOf = (row: Row) => {
    let place = prefix;
    for (const field of clear) if (row[field] !== undefined) place += JSON.stringify(row[field]);
    return place;
  };
  const clearOf = (row: Row) => {
    const kept: Row = {};
    for (const field of clear) if (row[field] !== undefined) kept[field] = row[field];
    return kept;
  };
  const seal = (row: Row): Row => {
    const hidden: Row = {};
    for (const field of Object.keys(row)) if (!clear.includes(field)) hidden[field] = row[field];
    const kept = clearOf(row);
    kept[sealedField] = cipher.seal(placeOf(row), rowToBytes(hidden));
    return kept;
  };
  const open = (stored: Row | undefined): Row | undefined => {
    if (!stored) return stored;
    const sealed = stored[sealedField];
    if (!(sealed instanceof Uint8Array)) throw new Error(`a row of ${name} is not encrypted`);
    return Object.assign(clearOf(stored), bytesToRow(cipher.open(placeOf(stored), sealed)));
  };
  return { seal, open };
};

/** Opens the row a cursor stands on once, however often it is asked for. */
const openedCursor = (cursor: DBCoreCursor, open: (stored: Row | undefined) => Row | undefined): DBCoreCursor => {
  let stored: unknown;
  let opened: Row | undefined;
  return Object.create(cursor, {
    key: { get: () => cursor.key },
    primaryKey: { get: () => cursor.primaryKey },
    value: {
      get: () => {
        const value = cursor.value as Row;
        if (value !== stored) {
          opened = open(value);
          stored = value;
        }
        return opened;
      },
    },
  }) as DBCoreCursor;
};

type RowBytesRow = Record<string, unknown>;

const encoder = new TextEncoder();

const decoder = new TextDecoder();

const lengthBytes = 4;

const objectStart = '{'.charCodeAt(0);

/**
 * A row as bytes: JSON, and behind it the bytes of its own fields that hold files. Deeper inside a row only what JSON
 * keeps may stand.
 */
const rowToBytes = (row: RowBytesRow): Uint8Array => {
  if (!Object.values(row).some((value) => value instanceof Uint8Array)) return encoder.encode(JSON.stringify(row));
  const files = Object.entries(row).filter(isFile);
  const plain = Object.fromEntries(Object.entries(row).filter((field) => !isFile(field)));
  const lengths = files.map(([name, bytes]) => [name, bytes.length]);
  const head = encoder.encode(JSON.stringify([plain, lengths]));
  const joined = new Uint8Array(lengthBytes + head.length + files.reduce((sum, [, bytes]) => sum + bytes.length, 0));
  new DataView(joined.buffer).setUint32(0, head.length);
  joined.set(head, lengthBytes);
  let offset = lengthBytes + head.length;
  for (const [, bytes] of files) {
    joined.set(bytes, offset);
    offset += bytes.length;
  }
  return joined;
};

export const bytesToRow = (bytes: Uint8Array): RowBytesRow => {
  if (bytes[0] === objectStart) return JSON.parse(decoder.decode(bytes)) as RowBytesRow;
  const headEnd = lengthBytes + new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const [row, lengths] = JSON.parse(decoder.decode(bytes.subarray(lengthBytes, headEnd))) as [
    RowBytesRow,
    [string, number][],
  ];
  let offset = headEnd;
  for (const [name, length] of lengths) {
    row[name] = bytes.slice(offset, offset + length);
    offset += length;
  }
  return row;
};

const isFile = (field: [string, unknown]): field is [string, Uint8Array] => field[1] instanceof Uint8Array;

const bytesAtOnce = 0x8000;

export const toBase64 = (bytes: Uint8Array): string => {
  let text = '';
  for (let from = 0; from < bytes.length; from += bytesAtOnce)
    text += String.fromCharCode(...bytes.subarray(from, from + bytesAtOnce));
  return btoa(text);
};

export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => {
  const raw = atob(text);
  const bytes = new Uint8Array(raw.length);
  for (let n = 0; n < raw.length; n++) bytes[n] = raw.charCodeAt(n);
  return bytes;
};
