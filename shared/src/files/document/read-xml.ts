import { SaxesParser } from 'saxes';
import { DomainError } from '../../values/errors/domain-error.ts';
import type { ErrorCode } from '../../values/errors/error-codes.ts';
import { readLimits } from '../../values/errors/read-limits.ts';
import { buildTree, type TreeBuilder, type XmlHandlers } from './build-tree.ts';

type Fail = (code: ErrorCode, details?: Record<string, string | number>) => never;

type Reader = {
  parser: SaxesParser<{ xmlns: false; position: true }>;
  tree: TreeBuilder;
  fail: Fail;
  /** Characters fed since the last event, whether a start tag is open, and the last character fed that is no blank. */
  quiet: { length: number; inTag: boolean; last: string };
};

/**
 * Reads XML as a stream, in any encoding that it declares and a browser knows, under the bounds of `readLimits`; no document type, no processing instruction, nothing recovered.
 * @throws DomainError E_ENC, E_XML, E_CHAR, E_DTD, E_PI, E_DEPTH, E_ATTR, E_TEXT, E_NAME, E_LIMIT with line, column and element.
 */
export const readXml = (
  bytes: Uint8Array,
  handlers: XmlHandlers,
  onProgress?: (bytesRead: number, bytesTotal: number) => void,
): { isEncodingGuessed: boolean } => {
  const start = encodingOf(bytes);
  const parser = new SaxesParser({ xmlns: false, position: true });
  const tree = buildTree(handlers);
  const here = () => ({ line: parser.line, column: Math.max(1, parser.column) });
  const fail: Fail = (code, details = {}) => {
    throw new DomainError(code, { ...here(), element: tree.path(), ...details });
  };
  const reader: Reader = { parser, tree, fail, quiet: { length: 0, inTag: false, last: '' } };
  followElements(reader);
  const watch = rareMarkupWatcher(reader);
  for (const { text, bytesRead } of decodeText(bytes, start, here)) {
    watch(text);
    reader.quiet.last = text.trimEnd().slice(-1) || reader.quiet.last;
    parser.write(text);
    checkQuiet(reader, text.length);
    onProgress?.(bytesRead, bytes.length);
  }
  parser.close();
  return { isEncodingGuessed: start.isGuessed };
};

const followElements = (reader: Reader): void => {
  const { parser, tree, fail, quiet } = reader;
  let elements = 0;
  let attributes = 0;
  parser.on('error', (error) =>
    fail(codeOfXmlError(error.message, quiet.last), { reason: error.message.replace(/^[\d:?]+ /, '') }),
  );
  parser.on('opentagstart', ({ name }) => {
    elements += 1;
    attributes = 0;
    quiet.length = 0;
    quiet.inTag = true;
    if (elements > readLimits.elements) fail('E_LIMIT', { max: readLimits.elements });
    if (name.length > readLimits.nameLength) fail('E_NAME', { max: readLimits.nameLength });
    if (tree.depth() >= readLimits.depth) fail('E_DEPTH', { max: readLimits.depth });
    if (tree.treeSize() >= readLimits.elementsPerTree) fail('E_LIMIT', { max: readLimits.elementsPerTree });
    tree.open(name.slice(name.indexOf(':') + 1), parser.line, Math.max(1, parser.column - name.length - 1));
  });
  parser.on('attribute', ({ name }) => {
    attributes += 1;
    quiet.length = 0;
    if (attributes > readLimits.attributes) fail('E_ATTR', { max: readLimits.attributes });
    if (name.length > readLimits.nameLength) fail('E_NAME', { max: readLimits.nameLength });
    if (name.endsWith(':href')) fail('E_PI', { found: name });
  });
  parser.on('opentag', (tag) => {
    quiet.length = 0;
    quiet.inTag = false;
    const node = tree.setAttributes(tag.attributes);
    if (node.name === 'include') fail('E_PI', { found: 'include' });
  });
  parser.on('text', (text) => {
    quiet.length = 0;
    if (tree.addText(text) > readLimits.textLength) fail('E_TEXT', { max: readLimits.textLength });
  });
  parser.on('closetag', () => {
    quiet.length = 0;
    tree.close();
  });
};

/** A file without a root that ends in the middle of something was cut off. */
const codeOfXmlError = (message: string, lastCharacter: string): ErrorCode => {
  if (message.endsWith('disallowed character.')) return 'E_CHAR';
  const isEmpty = message.endsWith('document must contain a root element.') && /^>?$/.test(lastCharacter);
  return isEmpty ? 'E_EMPTY' : 'E_XML';
};

const rareMarkup = /<!\[|<!D|<\?(?!xml\s)/i;

/**
 * Document type, CDATA and instructions get their handlers only when the text brings one:
 * with more than seven handlers the parser object loses its fast properties and three quarters of its speed.
 */
const rareMarkupWatcher = ({ parser, tree, fail, quiet }: Reader): ((text: string) => void) => {
  let before = '';
  let isWatching = false;
  return (text) => {
    if (isWatching) return;
    isWatching = rareMarkup.test(before + text);
    before = text.slice(-2);
    if (!isWatching) return;
    parser.on('doctype', (content) => fail(/^\s*(html|svg)/i.test(content) ? 'E_TYPE' : 'E_DTD'));
    parser.on('processinginstruction', ({ target }) => fail('E_PI', { found: target.slice(0, 64) }));
    parser.on('cdata', (content) => {
      quiet.length = 0;
      if (tree.addText(content) > readLimits.textLength) fail('E_TEXT', { max: readLimits.textLength });
    });
  };
};

/** The parser reports a text only at its end, so what was fed without an event is counted. */
const checkQuiet = ({ quiet, fail }: Reader, fedLength: number): void => {
  quiet.length += fedLength;
  const max = quiet.inTag ? readLimits.tagLength : readLimits.textLength;
  if (quiet.length > max) fail('E_TEXT', { max });
};

declare const TextDecoder: new (
  label: string,
  options: { fatal: boolean; ignoreBOM: boolean },
) => { decode(bytes?: Uint8Array, options?: { stream: boolean }): string };

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);

type Start = {
  /** A label of the Encoding Standard. */
  encoding: string;
  markLength: number;
  /** The file says none, and it is not UTF-8. */
  isGuessed: boolean;
};

/** Encodings that a file may declare, by their labels in lower case; of one that is in two bytes a mark or its zeros tell more. */
const readable =
  /^(?:utf-?8|us-ascii|ascii|iso-?8859-(?:1|2|15)|latin-?[12]|windows-125[0-2]|cp-?125[0-2]|utf-?16(?:le|be)?|ucs-2)$/;

const declaredIn = (bytes: Uint8Array): string | null => {
  const head = String.fromCharCode(...bytes.subarray(0, 256));
  return /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([^"']{1,64})["']/.exec(head)?.[1]?.trim().toLowerCase() ?? null;
};

/**
 * The encoding: by its byte order mark, by the zeros of two-byte characters, as declared, else UTF-8, and Windows-1252 where the bytes are not that.
 * @throws DomainError E_ENC for an encoding that is not read
 */
const encodingOf = (bytes: Uint8Array): Start => {
  const refused = (found: string) => new DomainError('E_ENC', { line: 1, column: 1, element: '', found });
  const surely = (encoding: string, markLength = 0) => ({ encoding, markLength, isGuessed: false });
  if (startsWith(bytes, 0xff, 0xfe, 0, 0) || startsWith(bytes, 0, 0, 0xfe, 0xff)) throw refused('UTF-32');
  if (startsWith(bytes, 0x3c, 0, 0, 0) || startsWith(bytes, 0, 0, 0, 0x3c)) throw refused('UTF-32');
  if (startsWith(bytes, 0x4c, 0x6f, 0xa7, 0x94)) throw refused('EBCDIC');
  if (startsWith(bytes, 0x2b, 0x2f, 0x76)) throw refused('UTF-7');
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return surely('utf-8', 3);
  if (startsWith(bytes, 0xff, 0xfe)) return surely('utf-16le', 2);
  if (startsWith(bytes, 0xfe, 0xff)) return surely('utf-16be', 2);
  if (startsWith(bytes, 0x3c, 0)) return surely('utf-16le');
  if (startsWith(bytes, 0, 0x3c)) return surely('utf-16be');
  const declared = declaredIn(bytes);
  if (declared !== null && !readable.test(declared)) throw refused(declared.slice(0, 32));
  if (declared === null && !isUtf8(bytes)) return { encoding: 'windows-1252', markLength: 0, isGuessed: true };
  const isOneByte = declared !== null && !/^(?:utf|ucs|us-ascii|ascii)/.test(declared);
  return surely(isOneByte ? labelOf(declared) : 'utf-8');
};

const labelOf = (declared: string) =>
  declared
    .replace(/^iso8859/, 'iso-8859')
    .replace(/^latin-/, 'latin')
    .replace(/^cp-?/, 'windows-');

const isUtf8 = (bytes: Uint8Array): boolean => {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  try {
    for (let from = 0; from < bytes.length; from += chunkBytes)
      decoder.decode(bytes.subarray(from, from + chunkBytes), { stream: from + chunkBytes < bytes.length });
    return true;
  } catch {
    return false;
  }
};

const chunkBytes = 65_536;

/**
 * The text of a file, piece by piece, with the number of bytes read so far.
 * @throws DomainError E_ENC at bytes that are not valid in the encoding; `line` and `column` are those of the text before them.
 */
function* decodeText(
  bytes: Uint8Array,
  start: Start,
  at: () => { line: number; column: number },
): Generator<{ text: string; bytesRead: number }> {
  const decoder = new TextDecoder(start.encoding, { fatal: true, ignoreBOM: true });
  for (let from = start.markLength; from < bytes.length; from += chunkBytes) {
    const to = Math.min(from + chunkBytes, bytes.length);
    let text: string;
    try {
      text = decoder.decode(bytes.subarray(from, to), { stream: to < bytes.length });
    } catch {
      throw new DomainError('E_ENC', { ...at(), element: '', found: `not ${start.encoding}` });
    }
    if (from === start.markLength && text.startsWith('\ufeff'))
      throw new DomainError('E_ENC', { line: 1, column: 1, element: '', found: 'two byte order marks' });
    yield { text, bytesRead: to };
  }
}
