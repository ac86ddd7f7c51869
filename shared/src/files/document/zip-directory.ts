import { DomainError, type ErrorDetails } from '../../values/errors/domain-error.ts';
import type { ErrorCode } from '../../values/errors/error-codes.ts';
import { readLimits } from '../../values/errors/read-limits.ts';

export type ZipEntry = {
  name: string;
  method: 0 | 8;
  crc: number;
  packedSize: number;
  size: number;
  dataStart: number;
};

/** What the directory says of an entry; where its local header starts is `localAt`. */
type Listed = Omit<ZipEntry, 'dataStart'> & { localAt: number; flags: number; nameBytes: Uint8Array };

const localHeaderBytes = 30;

const encrypted = 0x2041;

const sizesFollow = 0x8;

/** Sizes that follow the data of an entry, at their longest. */
const descriptorBytes = 24;

const refuse = (code: ErrorCode, details: ErrorDetails = {}): never => {
  throw new DomainError(code, details);
};

/**
 * The entries of a zip, checked before anything is inflated: at most 5,000, plain names, no links, no encryption, stored or deflated,
 * at most 64 MB and 200:1, no overlap, no name twice, nothing before, behind or hidden. @throws DomainError E_ZIP…
 */
export const readZipDirectory = (bytes: Uint8Array): ZipEntry[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 22) refuse('E_ZIP', { reason: 'cut off' });
  const end = endRecordAt(view);
  const count = view.getUint16(end + 10, true);
  if (count > readLimits.zipEntries) refuse('E_ZIP_COUNT', { found: count, max: readLimits.zipEntries });
  if (view.getUint16(end + 4, true) !== 0) refuse('E_ZIP_METHOD', { reason: 'several disks' });
  const listed: Listed[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    const { entry, next } = readListed(bytes, view, at);
    listed.push(entry);
    at = next;
  }
  if (at !== end) refuse('E_ZIP', { reason: 'directory' });
  const directoryAt = view.getUint32(end + 16, true);
  checkTogether(listed, directoryAt);
  const entries = listed.map((entry) => withLocalHeader(bytes, view, entry));
  checkGaps(listed, entries, directoryAt);
  return entries;
};

/** The last end record, which must reach to the end of the file with its comment. */
const endRecordAt = (view: DataView): number => {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 22 - 65_535); at -= 1)
    if (view.getUint32(at, true) === 0x06054b50)
      return at + 22 + view.getUint16(at + 20, true) === view.byteLength
        ? at
        : refuse('E_ZIP', { reason: 'bytes behind the end' });
  return refuse('E_ZIP', { reason: 'no end record' });
};

const readListed = (bytes: Uint8Array, view: DataView, at: number): { entry: Listed; next: number } => {
  if (at + 46 > view.byteLength || view.getUint32(at, true) !== 0x02014b50) refuse('E_ZIP', { reason: 'directory' });
  const nameLength = view.getUint16(at + 28, true);
  const next = at + 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  const nameBytes = bytes.subarray(at + 46, at + 46 + nameLength);
  const flags = view.getUint16(at + 8, true);
  const name = readZipName(nameBytes, flags);
  if (flags & encrypted) refuse('E_ZIP_ENC', { name });
  checkType((view.getUint32(at + 38, true) >>> 28) & 0xf, name);
  const method = view.getUint16(at + 10, true);
  const [packedSize, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
  if (method !== 0 && method !== 8) refuse('E_ZIP_METHOD', { name, method });
  if (packedSize === 0xffffffff || size === 0xffffffff)
    refuse('E_ZIP_COUNT', { reason: 'zip64', max: readLimits.zipEntries });
  if (size > readLimits.inflatedBytes || size > readLimits.zipRatio * Math.max(packedSize, 1))
    refuse('E_ZIP_RATIO', { name, size, packedSize });
  const crc = view.getUint32(at + 16, true);
  const localAt = view.getUint32(at + 42, true);
  return { entry: { name, nameBytes, flags, method: method as 0 | 8, crc, packedSize, size, localAt }, next };
};

/** Plain files (or no Unix mode at all), and folders whose names say so. */
const checkType = (fileType: number, name: string): void => {
  if (fileType !== 0 && fileType !== 8 && !(fileType === 4 && name.endsWith('/'))) refuse('E_ZIP_TYPE', { name });
};

const checkTogether = (entries: Listed[], directoryAt: number): void => {
  const names = new Set(entries.map((entry) => entry.name.normalize('NFC').toLowerCase()));
  if (names.size !== entries.length) refuse('E_ZIP_DUP');
  let reached = 0;
  for (const { localAt, nameBytes, packedSize, name } of [...entries].sort((a, b) => a.localAt - b.localAt)) {
    if (localAt < reached) refuse('E_ZIP_OVERLAP', { name });
    reached = localAt + localHeaderBytes + nameBytes.length + packedSize;
    if (reached > directoryAt) refuse('E_ZIP', { name, reason: 'cut off' });
  }
  if (entries.reduce((sum, entry) => sum + entry.size, 0) > readLimits.inflatedBytes) refuse('E_ZIP_RATIO');
};

/** Headers and data lie close together from the first byte on: a second archive has no room between or before them. */
const checkGaps = (listed: Listed[], entries: ZipEntry[], directoryAt: number): void => {
  const ranges = entries.map(({ dataStart, packedSize }, index) => ({
    from: listed[index]?.localAt ?? 0,
    to: dataStart + packedSize,
  }));
  ranges.sort((a, b) => a.from - b.from);
  let reached = 0;
  for (const { from, to } of [...ranges, { from: directoryAt, to: directoryAt }]) {
    if (from < reached) refuse('E_ZIP_OVERLAP');
    if (from - reached > (reached === 0 ? 0 : descriptorBytes)) refuse('E_ZIP', { reason: 'bytes between the files' });
    reached = to;
  }
};

const withLocalHeader = (bytes: Uint8Array, view: DataView, listed: Listed): ZipEntry => {
  const { localAt, flags, nameBytes, ...entry } = listed;
  const { name, method, crc, packedSize, size } = entry;
  if (view.getUint32(localAt, true) !== 0x04034b50) refuse('E_ZIP', { name, reason: 'no local header' });
  const nameEnd = localAt + localHeaderBytes + view.getUint16(localAt + 26, true);
  const localName = bytes.subarray(localAt + localHeaderBytes, nameEnd);
  const isNamedAlike = localName.length === nameBytes.length && localName.every((byte, at) => byte === nameBytes[at]);
  const localFlags = view.getUint16(localAt + 6, true);
  const stated = [14, 18, 22].map((field) => view.getUint32(localAt + field, true));
  const isSaidLater = (localFlags & sizesFollow) !== 0 && stated.every((value) => value === 0);
  const isSizedAlike = isSaidLater || [crc, packedSize, size].every((value, index) => value === stated[index]);
  if (!isNamedAlike || !isSizedAlike || view.getUint16(localAt + 8, true) !== method || localFlags !== flags)
    refuse('E_ZIP', { name, reason: 'headers disagree' });
  const dataStart = nameEnd + view.getUint16(localAt + 28, true);
  if (dataStart + packedSize > view.byteLength) refuse('E_ZIP', { name, reason: 'cut off' });
  return { ...entry, dataStart };
};

declare const TextDecoder: new (label: string, options: { fatal: boolean }) => { decode(bytes: Uint8Array): string };

const utf8Flag = 0x800;

/** Path tricks, drives, control characters and marks that turn the direction of text. */
const unsafe = /[\\:\p{Cc}\u202a-\u202e\u2066-\u2069]|^\/|(^|\/)\.\.(\/|$)/u;

const latin = (bytes: Uint8Array) => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
};

const zipNameRefuse = (found: string): never => {
  throw new DomainError('E_ZIP_NAME', { found: found.slice(0, 64) });
};

/** The text of an entry's name: UTF-8 where the entry says so or where it fits, else a character per byte. */
const decodeName = (bytes: Uint8Array, flags: number): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return flags & utf8Flag ? zipNameRefuse(latin(bytes)) : latin(bytes);
  }
};

/** The name of a zip's entry. @throws DomainError E_ZIP_NAME for one that is no plain relative path of at most 256 characters. */
const readZipName = (bytes: Uint8Array, flags: number): string => {
  const name = decodeName(bytes, flags);
  return unsafe.test(name) || name.length === 0 || name.length > readLimits.nameLength ? zipNameRefuse(name) : name;
};
