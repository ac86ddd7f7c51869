import { readLimits } from '../../values/errors/read-limits.ts';
import { decodeString } from './decode-string.ts';
import { nameBetween, readId, refuseByte, skipBlanks, skipName, skipQuoted } from './scan-statements.ts';

/** A reference to another instance. */
export type Reference = { ref: number };
/** `.T.` or another enumerated value, without its points. */
export type Enumerated = { name: string };
/** A value that says its type, such as `LENGTH_MEASURE(25.4)`. */
export type Typed = { type: string; args: Value[] };
/** An argument; null stands for `$` (not given) and `*` (derived). */
export type Value = number | string | null | Reference | Enumerated | Typed | Value[];

export type Part21Record = { type: string; args: Value[] };

const [hash, quote, double, open, close, comma, semicolon, dollar, star, point] = [
  0x23, 0x27, 0x22, 0x28, 0x29, 0x2c, 0x3b, 0x24, 0x2a, 0x2e,
];

/**
 * The records of the instance that begins at a place: one, or those of a complex one.
 * @throws DomainError E_XML, E_NUMBER with the place
 */
export const readRecords = (bytes: Uint8Array, start: number, element: string): Part21Record[] => {
  if (bytes[start] !== open) return [readRecord(bytes, start, element).record];
  const records: Part21Record[] = [];
  let at = skipBlanks(bytes, start + 1);
  while (bytes[at] !== close) {
    const { record, to } = readRecord(bytes, at, element);
    records.push(record);
    at = skipBlanks(bytes, to);
  }
  return records;
};

const readRecord = (bytes: Uint8Array, from: number, element: string): { record: Part21Record; to: number } => {
  const nameEnd = skipName(bytes, from);
  const at = skipBlanks(bytes, nameEnd);
  if (nameEnd === from || bytes[at] !== open) refuseByte('E_XML', bytes, at, { element });
  const { list, to } = readList(bytes, at + 1, element);
  return { record: { type: nameBetween(bytes, from, nameEnd), args: list }, to };
};

/** The values up to the bracket that closes the list which began before `from`. */
const readList = (bytes: Uint8Array, from: number, element: string): { list: Value[]; to: number } => {
  const list: Value[] = [];
  const outer: Value[][] = [];
  let inner = list;
  let at = from;
  const enter = (opened: Value[]) => {
    outer.push(inner);
    inner = opened;
  };
  while (true) {
    at = skipBlanks(bytes, at);
    const byte = bytes[at];
    if (byte === undefined || byte === semicolon) return refuseByte('E_XML', bytes, at, { element });
    if (byte === close) {
      at += 1;
      const left = outer.pop();
      if (left === undefined) return { list, to: at };
      inner = left;
    } else if (byte === comma) at += 1;
    else if (byte === open) {
      const opened: Value[] = [];
      inner.push(opened);
      enter(opened);
      at += 1;
    } else if (isLetter(byte)) {
      const nameEnd = skipName(bytes, at);
      const bracket = skipBlanks(bytes, nameEnd);
      if (bytes[bracket] !== open) refuseByte('E_XML', bytes, at, { element });
      const typed: Typed = { type: nameBetween(bytes, at, nameEnd), args: [] };
      inner.push(typed);
      enter(typed.args);
      at = bracket + 1;
    } else {
      const { value, to } = readScalar(bytes, at, element);
      inner.push(value);
      at = to;
    }
  }
};

const isLetter = (byte: number) => (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a) || byte === 0x21;

const readScalar = (bytes: Uint8Array, at: number, element: string): { value: Value; to: number } => {
  const byte = bytes[at];
  if (byte === dollar || byte === star) return { value: null, to: at + 1 };
  if (byte === hash) {
    const { id, to } = readId(bytes, at);
    return { value: { ref: id }, to };
  }
  if (byte === quote) {
    let to = skipQuoted(bytes, at);
    // a quote within a string is written twice
    while (bytes[to] === quote) to = skipQuoted(bytes, to);
    return { value: decodeString(bytes.subarray(at + 1, to - 1)), to };
  }
  if (byte === double) {
    const to = skipQuoted(bytes, at);
    return { value: nameBetween(bytes, at + 1, to - 1), to };
  }
  if (byte === point && isLetter(bytes[at + 1] ?? 0)) {
    const to = skipName(bytes, at + 1);
    if (bytes[to] !== point) refuseByte('E_XML', bytes, at, { element });
    return { value: { name: nameBetween(bytes, at + 1, to) }, to: to + 1 };
  }
  return readNumber(bytes, at, element);
};

const isNumberSign = (byte: number) =>
  (byte >= 0x30 && byte <= 0x39) || byte === 0x2b || byte === 0x2d || byte === point || byte === 0x45 || byte === 0x65;

const written = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:E[+-]?\d{1,4})?$/i;
const longestNumber = 64;

const readNumber = (bytes: Uint8Array, from: number, element: string): { value: number; to: number } => {
  let to = from;
  while (to < bytes.length && isNumberSign(bytes[to] ?? 0)) to += 1;
  const end = Math.max(to, from + 1);
  const text = String.fromCharCode(...bytes.subarray(from, Math.min(end, from + longestNumber)));
  const value = written.test(text) && to - from <= longestNumber ? Number(text) : Number.NaN;
  if (!Number.isFinite(value))
    refuseByte('E_NUMBER', bytes, from, { element, name: '', found: text.slice(0, readLimits.numberLength) });
  return { value, to };
};
