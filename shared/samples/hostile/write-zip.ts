import { deflateRawSync } from 'node:zlib';
import { utf8 } from './hostile-file.ts';

export type WrittenEntry = {
  name: string;
  /** Raw bytes of the name where it is no UTF-8. */
  nameBytes?: Uint8Array;
  text?: string;
  bytes?: Uint8Array;
  method?: number;
  /** Lies: what the headers say in place of the truth. */
  crc?: number;
  size?: number;
  packedSize?: number;
  flags?: number;
  /** Unix mode of the entry. */
  mode?: number;
  local?: { name?: string; method?: number; size?: number; crc?: number; flags?: number };
  /** Points at the data of another entry instead of its own. */
  sharesDataOf?: number;
  extra?: Uint8Array;
};

type ZipOptions = {
  before?: string;
  after?: string;
  comment?: string;
  count?: number;
  disk?: number;
  directoryShift?: number;
};

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});
const crcOf = (bytes: Uint8Array) => {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
};

const fields = (...values: [size: 2 | 4, value: number][]) => {
  const view = new DataView(new ArrayBuffer(values.reduce((sum, [size]) => sum + size, 0)));
  let at = 0;
  for (const [size, value] of values) {
    if (size === 2) view.setUint16(at, value & 0xffff, true);
    else view.setUint32(at, value >>> 0, true);
    at += size;
  }
  return new Uint8Array(view.buffer);
};

const join = (pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
};

const nameOf = (entry: WrittenEntry) => entry.nameBytes ?? utf8(entry.name);
const contentOf = (entry: WrittenEntry) => entry.bytes ?? utf8(entry.text ?? '');

type Placed = { entry: WrittenEntry; at: number; packed: Uint8Array; common: Uint8Array };

const commonFields = (entry: WrittenEntry, packedLength: number, lies: NonNullable<WrittenEntry['local']>) => {
  const content = contentOf(entry);
  const isAscii = nameOf(entry).every((byte) => byte < 0x80);
  return fields(
    [2, 20],
    [2, lies.flags ?? entry.flags ?? (isAscii || entry.nameBytes ? 0 : 0x800)],
    [2, lies.method ?? entry.method ?? 8],
    [2, 0],
    [2, 0x21],
    [4, lies.crc ?? entry.crc ?? crcOf(content)],
    [4, entry.packedSize ?? packedLength],
    [4, lies.size ?? entry.size ?? content.length],
  );
};

/** A zip, as honest or as lying as its entries say. */
export const zipOf = (entries: readonly WrittenEntry[], options: ZipOptions = {}) => {
  const pieces: Uint8Array[] = [utf8(options.before ?? '')];
  let at = pieces[0]?.length ?? 0;
  const push = (piece: Uint8Array) => {
    pieces.push(piece);
    at += piece.length;
  };
  const placed: Placed[] = [];
  for (const entry of entries) {
    const shared = entry.sharesDataOf === undefined ? undefined : placed[entry.sharesDataOf];
    const method = entry.method ?? 8;
    const packed = shared?.packed ?? (method === 8 ? deflateRawSync(contentOf(entry), { level: 9 }) : contentOf(entry));
    const start = shared?.at ?? at;
    placed.push({ entry, at: start, packed, common: commonFields(entry, packed.length, {}) });
    if (shared) continue;
    const localName = entry.local?.name === undefined ? nameOf(entry) : utf8(entry.local.name);
    push(join([fields([4, 0x04034b50]), commonFields(entry, packed.length, entry.local ?? {}), fields([2, localName.length], [2, 0]), localName, packed]));
  }
  const directoryAt = at;
  for (const { entry, at: localAt, common } of placed) {
    const extra = entry.extra ?? new Uint8Array();
    push(
      join([
        fields([4, 0x02014b50], [2, 0x0314]),
        common,
        fields([2, nameOf(entry).length], [2, extra.length], [2, 0], [2, 0], [2, 0], [4, (entry.mode ?? 0) * 65_536], [4, localAt]),
        nameOf(entry),
        extra,
      ]),
    );
  }
  const count = options.count ?? entries.length;
  const comment = utf8(options.comment ?? '');
  push(
    join([
      fields([4, 0x06054b50], [2, options.disk ?? 0], [2, options.disk ?? 0], [2, count], [2, count], [4, at - directoryAt], [4, directoryAt + (options.directoryShift ?? 0)], [2, comment.length]),
      comment,
      utf8(options.after ?? ''),
    ]),
  );
  return { bytes: join(pieces), directoryAt };
};
