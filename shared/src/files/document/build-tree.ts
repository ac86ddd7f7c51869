import { cutText } from '../../values/cut-text.ts';
import { DomainError, type ErrorDetails } from '../../values/errors/domain-error.ts';
import type { ErrorCode } from '../../values/errors/error-codes.ts';
import { readLimits } from '../../values/errors/read-limits.ts';

export type XmlHandlers = {
  /** Elements that come as a whole tree when they end (the outermost of them); all others only report their start. */
  isWhole: (localName: string) => boolean;
  onStart: (element: XmlNode) => void;
  onWhole: (element: XmlNode) => void;
};

export type TreeBuilder = {
  depth: () => number;
  /** Elements of the tree that is being built, itself included; 0 outside one. */
  treeSize: () => number;
  /** Path of the innermost open element, '' before the root. */
  path: () => string;
  open: (name: string, line: number, column: number) => void;
  setAttributes: (attributes: Readonly<Record<string, string>>) => XmlNode;
  /** Returns the length of the element's text so far. */
  addText: (text: string) => number;
  close: () => void;
};

/** Follows the open elements and keeps the trees of whole ones, one at a time. */
export const buildTree = (handlers: XmlHandlers): TreeBuilder => {
  const nodes: XmlNode[] = [];
  let wholeDepth = 0;
  let treeSize = 0;
  return {
    depth: () => nodes.length,
    treeSize: () => (wholeDepth > 0 ? treeSize : 0),
    path: () => nodes.at(-1)?.path ?? '',
    open: (name, line, column) => {
      const parent = nodes.at(-1);
      const path = parent ? `${parent.path}/${name}` : name;
      const node: XmlNode = { name, path, attributes: {}, children: [], text: '', line, column };
      if (wholeDepth > 0) {
        parent?.children.push(node);
        wholeDepth += 1;
        treeSize += 1;
      } else if (handlers.isWhole(name)) {
        wholeDepth = 1;
        treeSize = 1;
      }
      nodes.push(node);
    },
    setAttributes: (attributes) => {
      const node = nodes[nodes.length - 1] as XmlNode;
      node.attributes = attributes;
      if (wholeDepth === 0) handlers.onStart(node);
      return node;
    },
    addText: (text) => {
      const node = nodes[nodes.length - 1];
      if (wholeDepth === 0 || !node || node.children.length > 0) return text.length;
      node.text += text;
      return node.text.length;
    },
    close: () => {
      const node = nodes.pop() as XmlNode;
      if (wholeDepth === 0) return;
      wholeDepth -= 1;
      if (wholeDepth === 0) handlers.onWhole(node);
    },
  };
};

const decimal = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d{1,3})?$/;

/** A decimal number of at most 32 characters with a point, finite, or null: 'NaN', 'INF', '0x10', '1,5', '1e309' and '' are not numbers. */
export const parseDecimal = (text: string): number | null => {
  const trimmed = text.trim();
  if (trimmed.length > readLimits.numberLength || !decimal.test(trimmed)) return null;
  const value = Number(trimmed);
  if (!Number.isFinite(value)) return null;
  if (value === 0) return /[1-9]/.test(trimmed.split(/[eE]/)[0] ?? '') ? null : 0;
  return value;
};

/** A number of the file. @throws DomainError E_NUMBER naming the element and the parameter or attribute. */
export const readNumber = (node: XmlNode, name: string, text: string): number =>
  parseDecimal(text) ?? refuse('E_NUMBER', node, { name, found: text.slice(0, readLimits.numberLength) });

/** A required attribute that is a number within bounds. */
export const readCoordinate = (node: XmlNode, name: string, limit: number = readLimits.coordinateMaxMm): number => {
  const value = readNumber(node, name, node.attributes[name] ?? '');
  if (Math.abs(value) > limit) return refuse('E_COORD', node, { name, found: value, min: -limit, max: limit });
  return value;
};

const tooManyMarks = new RegExp(`(\\p{M}{${readLimits.combiningMarks}})\\p{M}+`, 'gu');

/** A text of a file as it is shown: at most 256 characters, and no more marks on one of them than scripts stack. */
export const shownText = (text: string): string =>
  cutText(text.trim().replace(tooManyMarks, '$1'), readLimits.nameLength);

/** A text of an attribute as it is shown. */
export const readText = (node: XmlNode, name: string): string => shownText(attributeOf(node, name));

/** One element: local name, attributes as written, the text directly inside it, and where it starts in the file (1-based). */
export type XmlNode = {
  name: string;
  path: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlNode[];
  text: string;
  line: number;
  column: number;
};

/** The first child element of a name. */
export const childOf = (node: XmlNode, name: string) => node.children.find((child) => child.name === name);

/** The child elements of a name inside a list element, such as Transformations/Transformation. */
export const listOf = (node: XmlNode, list: string, name: string) =>
  childOf(node, list)?.children.filter((child) => child.name === name) ?? [];

export const attributeOf = (node: XmlNode, name: string): string => node.attributes[name]?.trim() ?? '';

/** A refusal that names the element and its place. */
export const refuse = (code: ErrorCode, node: XmlNode, details: ErrorDetails = {}): never => {
  throw new DomainError(code, { line: node.line, column: node.column, element: node.path, ...details });
};
