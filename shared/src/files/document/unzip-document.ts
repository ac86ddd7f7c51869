import { Inflate } from 'fflate';
import { DomainError } from '../../values/errors/domain-error.ts';
import { isDocument, isListName } from './file-endings.ts';
import { readZipDirectory, type ZipEntry } from './zip-directory.ts';

/** DEFLATE makes up to 1032 times as much of it at once. */
const chunkBytes = 16_384;

const crcTable = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

const crcOf = (bytes: Uint8Array): number => {
  let crc = -1;
  for (let at = 0; at < bytes.length; at += 1) crc = (crc >>> 8) ^ (crcTable[(crc ^ (bytes[at] ?? 0)) & 0xff] ?? 0);
  return ~crc >>> 0;
};

const lies = (entry: ZipEntry) => new DomainError('E_ZIP', { name: entry.name, reason: 'size or checksum' });

const inflate = (packed: Uint8Array, entry: ZipEntry): Uint8Array => {
  const bytes = new Uint8Array(entry.size);
  let length = 0;
  const stream = new Inflate((chunk) => {
    if (length + chunk.length > bytes.length) throw lies(entry);
    bytes.set(chunk, length);
    length += chunk.length;
  });
  for (let from = 0; from < packed.length; from += chunkBytes)
    stream.push(packed.subarray(from, from + chunkBytes), from + chunkBytes >= packed.length);
  if (length !== entry.size) throw lies(entry);
  return bytes;
};

const isPacked = (name: string) => /\.(btlz|stws)$/i.test(name);
const isNested = (name: string) => /\.zip$/i.test(name) || isPacked(name);
/** Whether a file's name says that it is an NC1 file: there is one for each part. */
export const isNc1Name = (name: string) => /\.nc1?$/i.test(name);
const isDrawing = (name: string) => /\.(pdf|png)$/i.test(name);
const isShown = (name: string) => /\.(dwg|pdf|jpe?g|png|heic|heif|webp|avif|tiff?|gif)$/i.test(name);
const baseOf = (name: string) =>
  name
    .replace(/^.*\//, '')
    .replace(/\.[^.]*$/, '')
    .normalize('NFC')
    .toLowerCase();

/** Whether a file is the drawing (PDF, PNG) of one of some parts: it is called as the part's file. */
const drawingOf = (names: readonly string[]): ((name: string) => boolean) => {
  const bases = new Set(names.filter(isDocument).map(baseOf));
  return (name) => isDrawing(name) && bases.has(baseOf(name));
};

/** Of the names of files that come together: those that show steel (DWG, PDF, picture) and are no drawing of one of the parts. */
export const namesOfRequests = (names: readonly string[]): string[] => {
  const isOfPart = drawingOf(names);
  return names.filter((name) => isShown(name) && !isOfPart(name));
};

/** The files of a zip without folders and what systems add. @throws DomainError those of readZipDirectory */
export const filesIn = (bytes: Uint8Array): ZipEntry[] =>
  readZipDirectory(bytes).filter((entry) => !/\/$|(^|\/)(__MACOSX|\.)/.test(entry.name));

/** The zip that holds the document: the one .btlz or .stws in a zip without a document of its own, else the zip itself. */
const holdingZip = (bytes: Uint8Array): Uint8Array => {
  const entries = filesIn(bytes);
  const [packed, ...others] = entries.filter(({ name }) => isNested(name));
  const isWrapped =
    packed && others.length === 0 && isPacked(packed.name) && !entries.some(({ name }) => isDocument(name));
  return isWrapped ? contentOf(bytes, packed) : bytes;
};

/** A document and what it is called in its zip, '' where it came alone. */
export type OpenedFile = { name: string; bytes: Uint8Array; crc: number };

/**
 * The one file of parts in a zip, or all its .nc1 and .nc files, or what is in the one .btlz or .stws that such a zip was packed into.
 * @throws DomainError E_ZIP_EMPTY, E_ZIP_NESTED, E_ZIP_COUNT (several others) and those of readZipDirectory
 */
export const unzipDocuments = (bytes: Uint8Array): OpenedFile[] => {
  const zip = holdingZip(bytes);
  const entries = filesIn(zip);
  const nested = entries.find((entry) => isNested(entry.name));
  if (nested) throw new DomainError('E_ZIP_NESTED', { name: nested.name });
  const documents = entries.filter((entry) => isDocument(entry.name));
  const files = documents.length > 0 ? documents : entries.filter((entry) => isListName(entry.name));
  if (files.length === 0) throw new DomainError('E_ZIP_EMPTY');
  if (files.length > 1 && !files.every(({ name }) => isNc1Name(name)))
    throw new DomainError('E_ZIP_COUNT', { found: files.length, max: 1 });
  return files.map((entry) => {
    const content = contentOf(zip, entry);
    if (content[0] === 0x50 && content[1] === 0x4b && !isListName(entry.name))
      throw new DomainError('E_ZIP_NESTED', { name: entry.name });
    return { name: entry.name, bytes: content, crc: entry.crc };
  });
};

/** The bytes of one entry of a zip, inflated and checked. @throws DomainError E_ZIP */
export const contentOf = (bytes: Uint8Array, entry: ZipEntry): Uint8Array => {
  const packed = bytes.subarray(entry.dataStart, entry.dataStart + entry.packedSize);
  let content: Uint8Array;
  try {
    content = entry.method === 0 ? packed : inflate(packed, entry);
  } catch (error) {
    throw error instanceof DomainError
      ? error
      : new DomainError('E_ZIP', { name: entry.name, reason: 'cannot be inflated' });
  }
  if (content.length !== entry.size || crcOf(content) !== entry.crc) throw lies(entry);
  return content;
};

/** Names and sizes of the drawings (PDF, PNG) in a zip, which stay closed. @throws DomainError those of readZipDirectory */
export const listDrawings = (bytes: Uint8Array): { name: string; bytes: number }[] =>
  filesIn(holdingZip(bytes))
    .filter((entry) => isDrawing(entry.name))
    .map((entry) => ({ name: entry.name, bytes: entry.size }));

/** Names of what lies in a zip and is neither read nor the drawing of a part. @throws DomainError those of readZipDirectory */
export const listUnread = (bytes: Uint8Array): string[] => unreadOf(filesIn(holdingZip(bytes)).map(({ name }) => name));

const unreadOf = (names: readonly string[]): string[] => {
  const isOfPart = drawingOf(names);
  return names.filter((name) => !isDocument(name) && !isOfPart(name));
};
