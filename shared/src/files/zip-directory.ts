import { DomainError, type ErrorDetails } from '../errors/domain-error.ts';
import type { ErrorCode } from '../errors/error-codes.ts';
import { readLimits } from './xml/read-limits.ts';

export type ZipEntry = {
  name: string;
  method: 0 | 8;
  crc: number;
  packedSize: number;
  size: number;
  dataStart: number;
};

const maxEntries = 200;
const maxRatio = 200;

const refuse = (code: ErrorCode, details: ErrorDetails = {}): never => {
  throw new DomainError(code, details);
};

const latin = (bytes: Uint8Array) => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
};

const checkName = (name: string): void => {
  const isUnsafe =
    /[\\\0:]|^\/|(^|\/)\.\.(\/|$)/.test(name) || name.length === 0 || name.length > readLimits.nameLength;
  if (isUnsafe) refuse('E_ZIP_NAME', { found: name.slice(0, 64) });
};

const endRecordAt = (view: DataView): number => {
  for (let at = view.byteLength - 22; at >= 0 && at >= view.byteLength - 22 - 65_535; at -= 1)
    if (view.getUint32(at, true) === 0x06054b50 && at + 22 + view.getUint16(at + 20, true) === view.byteLength)
      return at;
  return refuse('E_ZIP', { reason: 'no end record' });
};

const readEntry = (bytes: Uint8Array, view: DataView, at: number): { entry: ZipEntry; next: number } => {
  if (at + 46 > view.byteLength || view.getUint32(at, true) !== 0x02014b50) refuse('E_ZIP', { reason: 'directory' });
  const nameLength = view.getUint16(at + 28, true);
  const next = at + 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  const name = latin(bytes.subarray(at + 46, at + 46 + nameLength));
  checkName(name);
  if (view.getUint16(at + 8, true) & 0x2041) refuse('E_ZIP_ENC', { name });
  const fileType = (view.getUint32(at + 38, true) >>> 28) & 0xf;
  if (fileType !== 0 && fileType !== 8 && !(fileType === 4 && name.endsWith('/'))) refuse('E_ZIP_TYPE', { name });
  const method = view.getUint16(at + 10, true);
  const [packedSize, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
  if (method !== 0 && method !== 8) refuse('E_ZIP_METHOD', { name, method });
  if (packedSize === 0xffffffff || size === 0xffffffff) refuse('E_ZIP_COUNT', { reason: 'zip64' });
  if (size > readLimits.inflatedBytes || size > maxRatio * Math.max(packedSize, 1))
    refuse('E_ZIP_RATIO', { name, size, packedSize });
  const local = view.getUint32(at + 42, true);
  if (local + 30 > view.byteLength || view.getUint32(local, true) !== 0x04034b50) refuse('E_ZIP', { name });
  const localName = latin(bytes.subarray(local + 30, local + 30 + view.getUint16(local + 26, true)));
  if (localName !== name || view.getUint16(local + 8, true) !== method)
    refuse('E_ZIP', { name, reason: 'headers disagree' });
  const dataStart = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (dataStart + packedSize > view.byteLength) refuse('E_ZIP', { name, reason: 'cut off' });
  return {
    entry: { name, method: method as 0 | 8, crc: view.getUint32(at + 16, true), packedSize, size, dataStart },
    next,
  };
};

/**
 * The entries of a zip, checked before anything is inflated: at most 200, plain names, no links, no encryption, stored or deflated,
 * at most 64 MB and 200:1, no overlap, no name twice. @throws DomainError E_ZIP…
 */
export const readZipDirectory = (bytes: Uint8Array): ZipEntry[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 22) refuse('E_ZIP', { reason: 'cut off' });
  const end = endRecordAt(view);
  const count = view.getUint16(end + 10, true);
  if (count > maxEntries) refuse('E_ZIP_COUNT', { found: count, max: maxEntries });
  if (view.getUint16(end + 4, true) !== 0) refuse('E_ZIP_METHOD', { reason: 'several disks' });
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    const { entry, next } = readEntry(bytes, view, at);
    entries.push(entry);
    at = next;
  }
  if (at !== end) refuse('E_ZIP', { reason: 'directory' });
  checkTogether(entries);
  return entries;
};

const checkTogether = (entries: ZipEntry[]): void => {
  const names = new Set(entries.map((entry) => entry.name.normalize('NFC').toLowerCase()));
  if (names.size !== entries.length) refuse('E_ZIP_DUP');
  if (entries.reduce((sum, entry) => sum + entry.size, 0) > readLimits.inflatedBytes) refuse('E_ZIP_RATIO');
  let reached = 0;
  for (const entry of [...entries].sort((a, b) => a.dataStart - b.dataStart)) {
    if (entry.dataStart < reached) refuse('E_ZIP_OVERLAP', { name: entry.name });
    reached = entry.dataStart + entry.packedSize;
  }
};
