import { DomainError, type ErrorDetails } from '../../../values/errors/domain-error.ts';
import type { ErrorCode } from '../../../values/errors/error-codes.ts';
import { binaryStart, isBinaryDxf } from '../../document/is-dxf.ts';
import { markLength } from '../../document/is-nc1.ts';

/** The pairs of group code and value, one after the other; code and value are those of the pair that `next` went to. */
export type Pairs = {
  /** Goes on to the next pair; false at the end of the bytes. */
  next: () => boolean;
  code: () => number;
  /** @throws DomainError E_NUMBER */
  number: () => number;
  /** The value as it stands, blanks at both ends left out. */
  word: () => string;
  /** The bytes of a text, to be decoded. */
  bytes: () => Uint8Array;
  /** Line and column of the value; in a binary file line 1 and the place of its byte. */
  place: () => { line: number; column: number };
  /** The bytes end within a pair. */
  isCut: () => boolean;
  /** How much of the bytes is read, 0 to 1. */
  progress: () => number;
};

export type ReadPlace = Pick<Pairs, 'place'>;

/** @throws DomainError with the place of a pair */
export const refusePair = (code: ErrorCode, pairs: ReadPlace, element: string, details: ErrorDetails = {}): never => {
  throw new DomainError(code, { ...pairs.place(), element, ...details });
};

/** The pairs of an ASCII or binary DXF. */
export const readPairs = (bytes: Uint8Array): Pairs => (isBinaryDxf(bytes) ? binaryPairs(bytes) : asciiPairs(bytes));

const [blank, tab, lf, cr, point, minus, plus] = [0x20, 0x09, 0x0a, 0x0d, 0x2e, 0x2d, 0x2b];

/** Powers of ten that a double holds exactly. */
const exactPowers = Array.from({ length: 23 }, (_, power) => 10 ** power);

const longestNumber = 64;

const asciiPairs = (bytes: Uint8Array): Pairs => {
  const end = bytes.length;
  let at = markLength(bytes);
  let line = 0;
  let code = 0;
  let from = at;
  let to = at;
  let isCut = false;

  /** Sets `from` and `to` to the next line. */
  const nextLine = (): boolean => {
    if (at >= end) return false;
    from = at;
    while (at < end) {
      const byte = bytes[at];
      if (byte === lf || byte === cr) break;
      at += 1;
    }
    to = at;
    if (bytes[at] === cr && bytes[at + 1] === lf) at += 1;
    at += 1;
    line += 1;
    return true;
  };
  const trim = () => {
    while (from < to && (bytes[from] === blank || bytes[from] === tab)) from += 1;
    while (to > from && (bytes[to - 1] === blank || bytes[to - 1] === tab)) to -= 1;
  };
  const latin = () => String.fromCharCode(...bytes.subarray(from, Math.min(to, from + 256)));
  const place = () => ({ line, column: 1 });
  const refuseNumber = (name: string): never =>
    refusePair('E_NUMBER', { place }, '', { name, found: latin().slice(0, 32) });

  const readCode = (): number => {
    trim();
    let value = 0;
    const isNegative = bytes[from] === minus;
    for (let digit = isNegative ? from + 1 : from; digit < to; digit += 1) {
      const number = (bytes[digit] ?? 0) - 0x30;
      if (number < 0 || number > 9 || to - from > 6) return refuseNumber('group code');
      value = value * 10 + number;
    }
    if (from === to) return refuseNumber('group code');
    return isNegative ? -value : value;
  };

  const number = (): number => {
    trim();
    let [value, scale, digits, place] = [0, 0, 0, from];
    const sign = bytes[place];
    if (sign === minus || sign === plus) place += 1;
    let hasPoint = false;
    for (; place < to; place += 1) {
      const byte = bytes[place] ?? 0;
      if (byte === point && !hasPoint) {
        hasPoint = true;
        continue;
      }
      const digit = byte - 0x30;
      if (digit < 0 || digit > 9) break;
      value = value * 10 + digit;
      digits += 1;
      if (hasPoint) scale += 1;
    }
    const isPlain = place === to && digits > 0 && digits <= 15 && scale <= 22;
    if (!isPlain) return longNumber();
    const size = value / (exactPowers[scale] ?? 1);
    return sign === minus ? 0 - size : size;
  };
  const longNumber = (): number => {
    const text = latin();
    const isWritten = to - from <= longestNumber && /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eEdD][+-]?\d{1,3})?$/.test(text);
    const value = isWritten ? Number(text.replace(/d/i, 'e')) : Number.NaN;
    return Number.isFinite(value) ? value : refuseNumber('value');
  };

  return {
    next: () => {
      if (!nextLine()) return false;
      // blank lines behind the last pair are no pair
      if (at >= end) {
        trim();
        isCut = from < to;
        return false;
      }
      code = readCode();
      if (nextLine()) return true;
      isCut = true;
      return false;
    },
    code: () => code,
    number,
    word: () => {
      trim();
      return latin();
    },
    bytes: () => bytes.subarray(from, to),
    place,
    isCut: () => isCut,
    progress: () => at / end,
  };
};

type Kind = 'text' | 'double' | 'int16' | 'int32' | 'int64' | 'byte' | 'chunk';

/** What kind of value a group code has: up to and with the number that stands before it. */
const kindsUpTo: readonly [number, Kind][] = [
  [9, 'text'],
  [59, 'double'],
  [79, 'int16'],
  [99, 'int32'],
  [109, 'text'],
  [149, 'double'],
  [159, 'text'],
  [169, 'int64'],
  [179, 'int16'],
  [209, 'text'],
  [239, 'double'],
  [269, 'text'],
  [289, 'int16'],
  [299, 'byte'],
  [309, 'text'],
  [319, 'chunk'],
  [369, 'text'],
  [389, 'int16'],
  [399, 'text'],
  [409, 'int16'],
  [419, 'text'],
  [429, 'int32'],
  [439, 'text'],
  [459, 'int32'],
  [469, 'double'],
  [1003, 'text'],
  [1004, 'chunk'],
  [1009, 'text'],
  [1059, 'double'],
  [1070, 'int16'],
  [1071, 'int32'],
];

const kindOfCode: readonly Kind[] = Array.from(
  { length: 1072 },
  (_, code) => kindsUpTo.find(([last]) => code <= last)?.[1] ?? 'text',
);

const sizeOfKind: Record<Exclude<Kind, 'text' | 'chunk'>, number> = {
  double: 8,
  int16: 2,
  int32: 4,
  int64: 8,
  byte: 1,
};

const binaryPairs = (bytes: Uint8Array): Pairs => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = bytes.length;
  // up to R12 a code is one byte, and the first value, SECTION, follows it
  const isWide = bytes[binaryStart + 1] === 0;
  let at: number = binaryStart;
  let code = 0;
  let kind: Kind = 'text';
  let from = at;
  let to = at;
  let isCut = false;
  const place = () => ({ line: 1, column: from + 1 });

  const readCode = (): number | null => {
    const size = isWide || bytes[at] === 255 ? 2 : 1;
    const start = isWide || size === 1 ? at : at + 1;
    if (start + size > end) return null;
    at = start + size;
    return size === 2 ? view.getInt16(start, true) : (bytes[start] ?? 0);
  };
  const valueEnd = (): number => {
    if (kind === 'text') {
      const zero = bytes.indexOf(0, at);
      return zero === -1 ? end + 1 : zero;
    }
    if (kind === 'chunk') {
      from += 1;
      return at + 1 + (bytes[at] ?? 0);
    }
    return at + sizeOfKind[kind];
  };
  const latin = () => String.fromCharCode(...bytes.subarray(from, Math.min(to, from + 256)));
  const refuseNumber = (): never => refusePair('E_NUMBER', { place }, '', { name: `group code ${code}` });
  const stored = (): number => {
    if (kind === 'double') return view.getFloat64(from, true);
    if (kind === 'int16') return view.getInt16(from, true);
    if (kind === 'int32') return view.getInt32(from, true);
    if (kind === 'int64') return Number(view.getBigInt64(from, true));
    return kind === 'byte' ? (bytes[from] ?? 0) : Number.NaN;
  };

  return {
    next: () => {
      if (at >= end) return false;
      from = at;
      const read = readCode();
      isCut = read === null;
      if (read === null) return false;
      if (read < 0 || read >= kindOfCode.length)
        refusePair('E_NUMBER', { place }, '', { name: 'group code', found: read });
      code = read;
      kind = kindOfCode[code] ?? 'text';
      from = at;
      to = valueEnd();
      isCut = to > end;
      at = kind === 'text' ? to + 1 : to;
      return !isCut;
    },
    code: () => code,
    number: () => {
      const value = stored();
      return Number.isFinite(value) ? value : refuseNumber();
    },
    word: () => latin().trim(),
    bytes: () => bytes.subarray(from, to),
    place,
    isCut: () => isCut,
    progress: () => at / end,
  };
};
