import { DomainError } from '../values/errors/domain-error.ts';
import type { BtlxDocument } from './btlx/btlx-document.ts';
import { btlxReader } from './btlx/read-btlx.ts';
import type { DocumentReader } from './document/document-reader.ts';
import { isNc1 } from './document/is-nc1.ts';
import { readXml } from './document/read-xml.ts';
import { refuse, type XmlNode } from './document/xml-node.ts';
import type { Nc1Document } from './nc1/nc1-document.ts';
import { readNc1 } from './nc1/read-nc1.ts';
import { stwxReader } from './stwx/read-stwx.ts';
import type { StwxDocument } from './stwx/stwx-document.ts';

const readerOf = (root: XmlNode): DocumentReader<BtlxDocument | StwxDocument> => {
  if (root.name === 'BTLx') return btlxReader();
  if (root.name === 'STWX') return stwxReader();
  return refuse('E_TYPE', root, { found: root.name.slice(0, 64) });
};

type OnProgress = (done: number, total: number) => void;

/**
 * The document of a file, DSTV told by its first line, BTLx or STWX by its root element: whole or not at all.
 * @throws DomainError E_TYPE when it is none of them, E_EMPTY, and the refusals of readNc1, readXml and of the two readers
 */
export const readDocument = (bytes: Uint8Array, onProgress?: OnProgress): BtlxDocument | StwxDocument | Nc1Document =>
  isNc1(bytes) ? readNc1(bytes, onProgress) : readTree(bytes, onProgress);

const readTree = (bytes: Uint8Array, onProgress?: OnProgress): BtlxDocument | StwxDocument => {
  let reader: DocumentReader<BtlxDocument | StwxDocument> | null = null;
  const chosen = (root: XmlNode) => {
    reader ??= readerOf(root);
    return reader;
  };
  readXml(
    bytes,
    {
      isWhole: (name) => reader?.isWhole(name) ?? false,
      onStart: (node) => chosen(node).onStart(node),
      onWhole: (node) => chosen(node).onWhole(node),
    },
    onProgress,
  );
  const read = reader as DocumentReader<BtlxDocument | StwxDocument> | null;
  if (!read) throw new DomainError('E_EMPTY', { line: 1, column: 1, element: '' });
  return read.finish();
};
