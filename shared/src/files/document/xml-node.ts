import { DomainError, type ErrorDetails } from '../../values/errors/domain-error.ts';
import type { ErrorCode } from '../../values/errors/error-codes.ts';

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
