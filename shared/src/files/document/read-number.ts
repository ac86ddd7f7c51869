import { readLimits } from '../../values/errors/read-limits.ts';
import { refuse, type XmlNode } from './xml-node.ts';

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
