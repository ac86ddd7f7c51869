import { strFromU8 } from 'fflate';
import { type DocumentType, documentTypes } from '../parts/certificates/weld-cert-file.record.ts';
import { DomainError } from '../values/errors/domain-error.ts';
import { isCompound, streamNames } from './compound-file.ts';
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
