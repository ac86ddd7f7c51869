import { DomainError, type ErrorDetails } from '../../values/errors/domain-error.ts';
import type { ErrorCode } from '../../values/errors/error-codes.ts';
import { readLimits } from '../../values/errors/read-limits.ts';
import { markLength } from '../document/is-nc1.ts';

/** What stands in the bytes: its instances in the order of the file, and where the statements of its header begin. */
export type Statements = {
  header: Map<string, number>;
  ids: Int32Array;
  /** First byte behind the equals sign of each instance. */
  starts: Int32Array;
  /** Place of its type in `types`. */
  typeAt: Uint16Array;
  /** The names of the records of an instance: one of a simple, several of a complex one. */
  types: readonly (readonly string[])[];
};

const [hash, quote, double, open, close, equals, semicolon, slash, star] = [
  0x23, 0x27, 0x22, 0x28, 0x29, 0x3d, 0x3b, 0x2f, 0x2a,
];

/** @throws DomainError with the place of a byte */
export const refuseByte = (
  code: ErrorCode,
  bytes: Uint8Array,
  at: number,
  details: ErrorDetails & { element: string },
): never => {
  let line = 1;
  let from = 0;
  const to = Math.min(at, bytes.length);
  for (let place = 0; place < to; place += 1) {
    if (bytes[place] !== 0x0a && (bytes[place] !== 0x0d || bytes[place + 1] === 0x0a)) continue;
    line += 1;
    from = place + 1;
  }
  throw new DomainError(code, { line, column: to - from + 1, ...details });
};

/** The next byte that is neither blank nor comment. @throws DomainError E_XML at a comment that does not end */
export const skipBlanks = (bytes: Uint8Array, from: number): number => {
  let at = from;
  while (at < bytes.length) {
    if ((bytes[at] ?? 0) <= 0x20) at += 1;
    else if (bytes[at] === slash && bytes[at + 1] === star) {
      const start = at;
      at += 2;
      while (at < bytes.length && (bytes[at] !== star || bytes[at + 1] !== slash)) at += 1;
      if (at >= bytes.length) refuseByte('E_XML', bytes, start, { element: '/*', reason: 'cut off' });
      at += 2;
    } else break;
  }
  return at;
};

/** First byte behind the string or binary value that begins at a place. @throws DomainError E_XML, E_TEXT */
export const skipQuoted = (bytes: Uint8Array, from: number): number => {
  const end = bytes[from];
  let at = from + 1;
  while (at < bytes.length && bytes[at] !== end) at += 1;
  if (at >= bytes.length) refuseByte('E_XML', bytes, from, { element: '', reason: 'cut off' });
  if (at - from > readLimits.textLength) refuseByte('E_TEXT', bytes, from, { element: '', max: readLimits.textLength });
  return at + 1;
};

const isNameSign = (byte: number): boolean =>
  (byte >= 0x41 && byte <= 0x5a) ||
  (byte >= 0x61 && byte <= 0x7a) ||
  (byte >= 0x30 && byte <= 0x39) ||
  byte === 0x5f ||
  byte === 0x2d ||
  byte === 0x21;

/** First byte behind a name. */
export const skipName = (bytes: Uint8Array, from: number): number => {
  let at = from;
  while (at < bytes.length && isNameSign(bytes[at] ?? 0)) at += 1;
  return at;
};

export const nameBetween = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, Math.min(to, from + readLimits.nameLength))).toUpperCase();

/** The place of the semicolon that ends a statement. `onRecord` gets the byte where a record within its outer brackets begins. */
const endOfStatement = (bytes: Uint8Array, from: number, onRecord: ((at: number) => void) | null): number => {
  let depth = 0;
  let at = from;
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0;
    if (byte === quote || byte === double) at = skipQuoted(bytes, at);
    else if (byte === slash && bytes[at + 1] === star) at = skipBlanks(bytes, at);
    else if (byte === semicolon) {
      if (depth !== 0) refuseByte('E_XML', bytes, at, { element: '', reason: 'brackets' });
      return at;
    } else if (depth === 1 && onRecord !== null && isNameSign(byte)) {
      onRecord(at);
      at = skipName(bytes, at);
    } else {
      if (byte === open) {
        depth += 1;
        if (depth > readLimits.depth) refuseByte('E_DEPTH', bytes, at, { element: '', max: readLimits.depth });
      } else if (byte === close) {
        depth -= 1;
        if (depth < 0) refuseByte('E_XML', bytes, at, { element: '', reason: 'brackets' });
      }
      at += 1;
    }
  }
  return refuseByte('E_XML', bytes, from, { element: '', reason: 'cut off' });
};

/**
 * Goes through all bytes once and notes where each instance begins; nothing of it is kept but numbers.
 * @throws DomainError E_XML (no such file, cut off, brackets), E_TEXT, E_DEPTH, E_LIMIT
 */
export const scanStatements = (bytes: Uint8Array, onProgress?: (done: number, total: number) => void): Statements => {
  const table = newTable();
  const header = new Map<string, number>();
  let section = '';
  let at = skipBlanks(bytes, markLength(bytes));
  while (true) {
    at = skipBlanks(bytes, at);
    if (at >= bytes.length) {
      if (section !== '' || table.size() === 0) refuseByte('E_XML', bytes, at, { element: section, reason: 'cut off' });
      break;
    }
    if (bytes[at] === hash) {
      at = section === 'DATA' ? readInstance(bytes, at, table) : endOfStatement(bytes, at, null) + 1;
      if (table.size() % 65_536 === 0) onProgress?.(at, bytes.length);
      continue;
    }
    const to = skipName(bytes, at);
    if (to === at) refuseByte('E_XML', bytes, at, { element: section, found: nameBetween(bytes, at, at + 1) });
    const name = nameBetween(bytes, at, to);
    if (name === 'END-ISO-10303-21' || name === 'SIGNATURE') break;
    if (section === 'HEADER' && name !== 'ENDSEC') header.set(name, at);
    else if (name !== 'ISO-10303-21') section = name === 'ENDSEC' ? '' : name;
    at = endOfStatement(bytes, to, null) + 1;
  }
  return { header, ...table.finish() };
};

/** The instance that begins at a place; returns the first byte behind it. */
const readInstance = (bytes: Uint8Array, start: number, table: ReturnType<typeof newTable>): number => {
  const { id, to } = readId(bytes, start);
  let at = skipBlanks(bytes, to);
  if (id === 0 || bytes[at] !== equals) refuseByte('E_XML', bytes, start, { element: `#${id}` });
  at = skipBlanks(bytes, at + 1);
  if (bytes[at] === open) {
    const names: string[] = [];
    const end = endOfStatement(bytes, at, (record) => {
      if (names.length < readLimits.depth) names.push(nameBetween(bytes, record, skipName(bytes, record)));
    });
    table.add(bytes, { id, start: at, names });
    return end + 1;
  }
  const nameEnd = skipName(bytes, at);
  if (nameEnd === at) refuseByte('E_XML', bytes, at, { element: `#${id}` });
  table.add(bytes, { id, start: at, names: [nameBetween(bytes, at, nameEnd)] });
  return endOfStatement(bytes, nameEnd, null) + 1;
};

const largestId = 2_147_483_647;

/** The number behind a `#`, 0 where there is none that fits. */
export const readId = (bytes: Uint8Array, start: number): { id: number; to: number } => {
  let id = 0;
  let to = start + 1;
  for (; to < bytes.length; to += 1) {
    const digit = (bytes[to] ?? 0) - 0x30;
    if (digit < 0 || digit > 9) break;
    id = Math.min(largestId + 1, id * 10 + digit);
  }
  return { id: id > largestId ? 0 : id, to };
};

const mostTypes = 65_535;

const newTable = () => {
  let ids = new Int32Array(1024);
  let starts = new Int32Array(1024);
  let typeAt = new Uint16Array(1024);
  let size = 0;
  const types: string[][] = [];
  const placeOf = new Map<string, number>();
  const grown = <Numbers extends Int32Array | Uint16Array>(from: Numbers, to: Numbers): Numbers => {
    to.set(from);
    return to;
  };
  return {
    size: () => size,
    add: (bytes: Uint8Array, { id, start, names }: { id: number; start: number; names: string[] }) => {
      if (size >= readLimits.elements)
        refuseByte('E_LIMIT', bytes, start, { element: `#${id}`, max: readLimits.elements });
      if (size === ids.length) {
        ids = grown(ids, new Int32Array(2 * size));
        starts = grown(starts, new Int32Array(2 * size));
        typeAt = grown(typeAt, new Uint16Array(2 * size));
      }
      const key = names.join('+');
      let place = placeOf.get(key);
      if (place === undefined) {
        place = types.push(names) - 1;
        if (place > mostTypes) refuseByte('E_LIMIT', bytes, start, { element: `#${id}`, max: mostTypes });
        placeOf.set(key, place);
      }
      ids[size] = id;
      starts[size] = start;
      typeAt[size] = place;
      size += 1;
    },
    finish: () => ({
      ids: ids.subarray(0, size),
      starts: starts.subarray(0, size),
      typeAt: typeAt.subarray(0, size),
      types,
    }),
  };
};
