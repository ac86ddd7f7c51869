import { DomainError } from '../errors/domain-error.ts';
import type { BtlxDocument } from './btlx/btlx-document.ts';
import { btlxReader } from './btlx/read-btlx.ts';
import type { DocumentReader } from './document-reader.ts';
import { stwxReader } from './stwx/read-stwx.ts';
import type { StwxDocument } from './stwx/stwx-document.ts';
import { readXml } from './xml/read-xml.ts';
import { refuse, type XmlNode } from './xml/xml-node.ts';

const readerOf = (root: XmlNode): DocumentReader<BtlxDocument | StwxDocument> => {
  if (root.name === 'BTLx') return btlxReader();
  if (root.name === 'STWX') return stwxReader();
  return refuse('E_TYPE', root, { found: root.name.slice(0, 64) });
};

/**
 * The document of an XML file, BTLx or STWX told by its root element: whole or not at all.
 * @throws DomainError E_TYPE when it is neither, E_EMPTY, and the refusals of readXml and of the two readers
 */
export const readDocument = (
  bytes: Uint8Array,
  onProgress?: (done: number, total: number) => void,
): BtlxDocument | StwxDocument => {
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
