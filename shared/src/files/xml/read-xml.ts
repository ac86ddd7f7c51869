import { type AttributeEventForOptions, SaxesParser } from 'saxes';
import { DomainError } from '../../errors/domain-error.ts';
import type { ErrorCode } from '../../errors/error-codes.ts';
import { decodeText, type Encoding, encodingOf } from './decode-text.ts';
import { readLimits } from './read-limits.ts';
import type { XmlNode } from './xml-node.ts';

export type XmlHandlers = {
  /** Elements that come as a whole tree when they end (the outermost of them); all others only report their start. */
  isWhole: (localName: string) => boolean;
  onStart: (element: XmlNode) => void;
  onWhole: (element: XmlNode) => void;
  onProgress?: ((bytesRead: number, bytesTotal: number) => void) | undefined;
};

const localNameOf = (name: string) => name.slice(name.indexOf(':') + 1);

const codeOfXmlError = (message: string): ErrorCode => {
  if (message.endsWith('disallowed character.')) return 'E_CHAR';
  return message.endsWith('document must contain a root element.') ? 'E_EMPTY' : 'E_XML';
};

const encodingFits = (declared: string, encoding: Encoding) =>
  encoding === 'utf-8'
    ? /^(utf-?8|us-ascii)$/i.test(declared)
    : new RegExp(`^(utf-?16|${encoding === 'utf-16le' ? 'utf-?16le' : 'utf-?16be'})$`, 'i').test(declared);

/** Document type, CDATA, instruction. Their handlers wait for them: with more than seven the parser object loses its fast properties and three quarters of its speed. */
const rareMarkup = /<!\[|<!D|<\?(?!xml\s)/i;

/**
 * Reads XML as a stream, under the bounds of `readLimits`; no document type, no processing instruction, nothing recovered.
 * @throws DomainError E_ENC, E_XML, E_CHAR, E_DTD, E_PI, E_DEPTH, E_ATTR, E_TEXT, E_NAME, E_LIMIT with line, column and element.
 */
export const readXml = (bytes: Uint8Array, handlers: XmlHandlers): void => {
  const start = encodingOf(bytes);
  const parser = new SaxesParser({ xmlns: false, position: true });
  const open: XmlNode[] = [];
  let wholeDepth = 0;
  let elements = 0;
  let attributes = 0;
  let quietLength = 0;
  let inTag = false;

  const here = () => ({ line: parser.line, column: Math.max(1, parser.column) });
  const fail = (code: ErrorCode, details: Record<string, string | number> = {}): never => {
    throw new DomainError(code, { ...here(), element: open.at(-1)?.path ?? '', ...details });
  };

  parser.on('error', (error) =>
    fail(codeOfXmlError(error.message), { reason: error.message.replace(/^[\d:?]+ /, '') }),
  );
  const watchRareMarkup = () => {
    parser.on('doctype', (content) => fail(/^\s*(html|svg)/i.test(content) ? 'E_TYPE' : 'E_DTD'));
    parser.on('processinginstruction', (instruction) => fail('E_PI', { found: instruction.target.slice(0, 64) }));
    parser.on('cdata', (text) => {
      quietLength = 0;
      keepText(text);
    });
  };
  parser.on('text', (text) => {
    quietLength = 0;
    keepText(text);
  });
  parser.on('attribute', (attribute: AttributeEventForOptions<{ xmlns: false }>) => {
    quietLength = 0;
    attributes += 1;
    if (attributes > readLimits.attributes) fail('E_ATTR', { max: readLimits.attributes });
    if (attribute.name.length > readLimits.nameLength) fail('E_NAME', { max: readLimits.nameLength });
    if (attribute.name === 'xlink:href') fail('E_PI', { found: attribute.name });
  });
  parser.on('opentagstart', (tag) => {
    quietLength = 0;
    attributes = 0;
    inTag = true;
    if (elements === 0) checkDeclaration();
    elements += 1;
    if (elements > readLimits.elements) fail('E_LIMIT', { max: readLimits.elements });
    if (tag.name.length > readLimits.nameLength) fail('E_NAME', { max: readLimits.nameLength });
    if (open.length >= readLimits.depth) fail('E_DEPTH', { max: readLimits.depth });
    openElement(localNameOf(tag.name), parser.line, Math.max(1, parser.column - tag.name.length - 1));
  });
  parser.on('opentag', (tag) => {
    quietLength = 0;
    inTag = false;
    const node = open[open.length - 1] as XmlNode;
    node.attributes = tag.attributes as Record<string, string>;
    if (node.name === 'include') fail('E_PI', { found: 'include' });
    if (wholeDepth === 0) handlers.onStart(node);
  });
  parser.on('closetag', () => {
    quietLength = 0;
    closeElement();
  });

  const checkDeclaration = () => {
    const declared = parser.xmlDecl.encoding;
    if (declared && !encodingFits(declared, start.encoding))
      fail('E_ENC', { found: start.encoding, declared: declared.slice(0, 32) });
  };

  const openElement = (name: string, line: number, column: number) => {
    const parent = open[open.length - 1];
    const path = parent ? `${parent.path}/${name}` : name;
    const node: XmlNode = { name, path, attributes: {}, children: [], text: '', line, column };
    if (wholeDepth > 0) {
      parent?.children.push(node);
      wholeDepth += 1;
    } else if (handlers.isWhole(name)) wholeDepth = 1;
    open.push(node);
  };

  const closeElement = () => {
    const node = open.pop() as XmlNode;
    if (wholeDepth === 0) return;
    wholeDepth -= 1;
    if (wholeDepth === 0) handlers.onWhole(node);
  };

  const keepText = (text: string) => {
    if (wholeDepth === 0) return;
    const node = open[open.length - 1];
    if (node && node.children.length === 0) node.text += text;
  };

  let before = '';
  let isWatching = false;
  for (const { text, bytesRead } of decodeText(bytes, start, here)) {
    if (!isWatching && rareMarkup.test(before + text)) {
      isWatching = true;
      watchRareMarkup();
    }
    before = text.slice(-2);
    parser.write(text);
    quietLength += text.length;
    if (quietLength > (inTag ? readLimits.tagLength : readLimits.textLength))
      fail('E_TEXT', { max: inTag ? readLimits.tagLength : readLimits.textLength });
    handlers.onProgress?.(bytesRead, bytes.length);
  }
  parser.close();
};
