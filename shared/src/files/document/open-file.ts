import { DomainError } from '../../values/errors/domain-error.ts';
import { readLimits } from '../../values/errors/read-limits.ts';
import { isCsv } from '../list/read-csv.ts';
import { hasAscii, isDxf } from './is-dxf.ts';
import { isIfc, isIfcx } from './is-ifc.ts';
import { isNc1, markLength, nc1WithoutStart } from './is-nc1.ts';
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

declare const TextDecoder: new (label: string) => { decode: (bytes: Uint8Array) => string };
declare const TextEncoder: new () => { encode: (text: string) => Uint8Array };

/** What the app writes behind a list, a byte a sign, whatever the list is written in. */
const answersMark = 'KNOTENBLECH ';
const mostAnswerBytes = 4_000;

const answersFrom = (bytes: Uint8Array): number => {
  for (let at = bytes.length - answersMark.length; at >= Math.max(0, bytes.length - mostAnswerBytes); at -= 1)
    if (bytes[at] === 0x4b && hasAscii(bytes, answersMark, at)) return at;
  return bytes.length;
};

/** A text in UTF-16 that says so by its mark, as UTF-8 with its own; XML, whose declaration names it, and all else as they are. */
const asUtf8 = (bytes: Uint8Array): Uint8Array => {
  const [first, second, third, fourth] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  if (!isLittle && !(first === 0xfe && second === 0xff)) return bytes;
  const isXml = isLittle ? third === 0x3c : fourth === 0x3c;
  if (isXml || (third === 0 && fourth === 0)) return bytes;
  const end = answersFrom(bytes);
  const text = new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(bytes.subarray(0, end));
  const written = new TextEncoder().encode(`\ufeff${text}`);
  const whole = new Uint8Array(written.length + bytes.length - end);
  whole.set(written);
  whole.set(bytes.subarray(end), written.length);
  return whole;
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
 * The document of an upload, in UTF-8 where its mark says UTF-16, told by content and not by name: XML, DSTV, DXF, STEP, IFC, or what a zip holds: one file of parts, or all its .nc1 and .nc files.
 * @throws DomainError E_SIZE, E_EMPTY, E_TYPE, E_NC1_START, E_VERSION, and those of unzipDocuments
 */
export const openFiles = (upload: Uint8Array): OpenedFile[] => {
  const max = isIfc(upload) ? readLimits.modelBytes : readLimits.uploadBytes;
  if (upload.length > max) throw new DomainError('E_SIZE', { found: upload.length, max, megabytes: max / 1_000_000 });
  const bytes = asUtf8(upload);
  if (bytes.length < 2 || bytes.subarray(markLength(bytes)).every(isBlank))
    throw new DomainError('E_EMPTY', { line: 1, column: 1, element: '' });
  if (isZip(bytes)) {
    const files = unzipDocuments(bytes).map((file) => ({ ...file, bytes: asUtf8(file.bytes) }));
    if (files.length === 1 && files[0]) refuseWithoutStart(files[0].bytes);
    return files;
  }
  refuseWithoutStart(bytes);
  if (isIfcx(bytes)) throw new DomainError('E_VERSION', { line: 1, column: 1, element: '', found: 'IFCX' });
  if (!startsWithTag(bytes) && signedFormat(bytes) === null && !isOtherEncoding(bytes))
    throw new DomainError('E_TYPE', { line: 1, column: 1, element: '', found: 'neither XML nor ST nor DXF nor STEP' });
  return [{ name: '', bytes, crc: 0 }];
};

/** @throws DomainError E_NC1_START for a DSTV file without its first line */
const refuseWithoutStart = (bytes: Uint8Array): void => {
  const format = signedFormat(bytes);
  const found = format === null || format === 'list' ? nc1WithoutStart(bytes) : null;
  if (found !== null) throw new DomainError('E_NC1_START', { line: 1, column: 1, element: 'ST', found });
};

/** The bytes of the one document of an upload, of several the first. @throws DomainError those of openFiles */
export const openFile = (bytes: Uint8Array): Uint8Array => openFiles(bytes)[0]?.bytes ?? bytes;
