import { DomainError } from '../../values/errors/domain-error.ts';
import { readLimits } from '../../values/errors/read-limits.ts';
import { isCsv } from '../list/read-csv.ts';
import { isDxf } from './is-dxf.ts';
import { isIfc, isIfcx } from './is-ifc.ts';
import { isNc1, markLength } from './is-nc1.ts';
import { isPart21 } from './is-part21.ts';
import { type OpenedFile, unzipDocuments } from './unzip-document.ts';

const isBlank = (byte: number) => byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d;

const startsWithTag = (bytes: Uint8Array): boolean => {
  let from = markLength(bytes);
  while (from < bytes.length && isBlank(bytes[from] ?? 0)) from += 1;
  return bytes[from] === 0x3c;
};

const isOtherEncoding = (bytes: Uint8Array): boolean => {
  const [first = 1, second = 1] = bytes;
  const isMarked =
    (first === 0xef && bytes[3] === 0xef) || first === 0xff || first === 0xfe || first === 0 || second === 0;
  return isMarked || (first === 0x4c && second === 0x6f) || (first === 0x2b && second === 0x2f);
};

/** Whether bytes begin like a zip. */
export const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** The formats that a file is told to be of by how it begins, in the order in which they are looked for. */
const signs = { ifc: isIfc, step: isPart21, dxf: isDxf, nc1: isNc1, list: isCsv };

export type SignedFormat = keyof typeof signs;

/** What a file is by how it begins; null: none of them, as XML, which is told by its root element. */
export const signedFormat = (bytes: Uint8Array): SignedFormat | null =>
  (Object.keys(signs) as SignedFormat[]).find((format) => signs[format](bytes)) ?? null;

/**
 * The document of an upload, told by content and not by name: XML, DSTV, DXF, STEP, IFC, or what a zip holds: one file of parts, or all its .nc1 and .nc files.
 * @throws DomainError E_SIZE, E_EMPTY, E_TYPE, E_VERSION, and those of unzipDocuments
 */
export const openFiles = (bytes: Uint8Array): OpenedFile[] => {
  const max = isIfc(bytes) ? readLimits.modelBytes : readLimits.uploadBytes;
  if (bytes.length > max) throw new DomainError('E_SIZE', { found: bytes.length, max, megabytes: max / 1_000_000 });
  if (bytes.length < 2 || bytes.subarray(markLength(bytes)).every(isBlank))
    throw new DomainError('E_EMPTY', { line: 1, column: 1, element: '' });
  if (isZip(bytes)) return unzipDocuments(bytes);
  if (isIfcx(bytes)) throw new DomainError('E_VERSION', { line: 1, column: 1, element: '', found: 'IFCX' });
  if (!startsWithTag(bytes) && signedFormat(bytes) === null && !isOtherEncoding(bytes))
    throw new DomainError('E_TYPE', { line: 1, column: 1, element: '', found: 'neither XML nor ST nor DXF nor STEP' });
  return [{ name: '', bytes, crc: 0 }];
};

/** The bytes of the one document of an upload, of several the first. @throws DomainError those of openFiles */
export const openFile = (bytes: Uint8Array): Uint8Array => openFiles(bytes)[0]?.bytes ?? bytes;
