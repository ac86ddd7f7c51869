import { strFromU8 } from 'fflate';
import { type DocumentType, documentTypes } from '../parts/certificates/weld-cert-file.record.ts';
import { DomainError } from '../values/errors/domain-error.ts';
import { isZip } from './document/open-file.ts';
import { contentOf } from './document/unzip-document.ts';
import { readZipDirectory } from './document/zip-directory.ts';

/** Document parts that Office names in a file's content types; those with macros are others. */
const mainParts: Record<string, DocumentType> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml': 'xlsx',
};

/** What bytes are, told by their content alone: by the first bytes, and in packed and compound files by what is inside; null: none of the five. */
export const documentTypeOf = (bytes: Uint8Array): DocumentType | null => {
  if (isPdf(bytes)) return 'pdf';
  if (isCompound(bytes)) return compoundType(bytes);
  return isZip(bytes) ? packedType(bytes) : null;
};

/** The type that a file's name claims, in lower case; null: none of the five. */
export const typeOfName = (fileName: string): DocumentType | null =>
  documentTypes.find((type) => fileName.toLowerCase().endsWith(`.${type}`)) ?? null;

const pdfMark = [0x25, 0x50, 0x44, 0x46, 0x2d];

const isPdf = (bytes: Uint8Array) => pdfMark.every((byte, at) => bytes[at] === byte);

const compoundType = (bytes: Uint8Array): DocumentType | null => {
  const names = streamNames(bytes);
  if (names.includes('WordDocument')) return 'doc';
  return names.includes('Workbook') || names.includes('Book') ? 'xls' : null;
};

const packedType = (bytes: Uint8Array): DocumentType | null => {
  try {
    const entries = readZipDirectory(bytes);
    const types = entries.find(({ name }) => name === '[Content_Types].xml');
    if (!types) return null;
    const text = strFromU8(contentOf(bytes, types));
    const [main] = Object.keys(mainParts).filter((part) => text.includes(`"${part}"`));
    return main === undefined ? null : (mainParts[main] ?? null);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
};

const mark = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

const headerBytes = 512;

const entryBytes = 128;

const lastSector = 0xfffffffa;

/** Directory sectors looked at: more streams has no document. */
const mostSectors = 1024;

/** Whether bytes begin like a compound file of Microsoft (MS-CFB), as .doc and .xls are. */
const isCompound = (bytes: Uint8Array) => bytes.length >= headerBytes && mark.every((byte, at) => bytes[at] === byte);

/** Names of all streams and storages of a compound file, in the order of its directory; [] for a damaged one. */
const streamNames = (bytes: Uint8Array): string[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shift = view.getUint16(30, true);
  if (shift !== 9 && shift !== 12) return [];
  const sectorBytes = 2 ** shift;
  const startOf = (sector: number) => (sector + 1) * sectorBytes;
  const fits = (sector: number) => sector < lastSector && startOf(sector) + sectorBytes <= bytes.length;
  const names: string[] = [];
  const seen = new Set<number>();
  let sector = view.getUint32(48, true);
  while (fits(sector) && !seen.has(sector) && seen.size < mostSectors) {
    seen.add(sector);
    for (let at = startOf(sector); at < startOf(sector) + sectorBytes; at += entryBytes) names.push(nameAt(view, at));
    sector = nextSector(view, sector, sectorBytes);
  }
  return names.filter((name) => name !== '');
};

/** UTF-16 with its closing zero, at most 31 letters; the length stands behind it. */
const nameAt = (view: DataView, at: number): string => {
  const length = Math.min(view.getUint16(at + 64, true), 64) / 2 - 1;
  return Array.from({ length: Math.max(0, Math.floor(length)) }, (_, n) =>
    String.fromCharCode(view.getUint16(at + 2 * n, true)),
  ).join('');
};

/** The next sector of a chain, by the allocation table whose first 109 sectors the header lists. */
const nextSector = (view: DataView, sector: number, sectorBytes: number): number => {
  const perSector = sectorBytes / 4;
  const listed = Math.floor(sector / perSector);
  const table = listed < 109 ? view.getUint32(76 + 4 * listed, true) : lastSector;
  const at = (table + 1) * sectorBytes + 4 * (sector % perSector);
  return table < lastSector && at + 4 <= view.byteLength ? view.getUint32(at, true) : lastSector;
};
