import { readLimits } from '../../values/errors/read-limits.ts';
import { unitNamed } from './list-columns.ts';
import type { ListUnit } from './list-field.schema.ts';
import type { Cell, TableRow } from './table.ts';

/** Which sign stands before decimals in the texts of a list. */
export type NumberStyle = 'comma' | 'point';

const written =
  /^(?:ca\.?|~)?\s*([+-]?[\d.,'’ \u00a0\u202f]*\d)\s*(mm|cm|m|in|inch|zoll|["″]|stk\.?|stck\.?|st\.?|pcs\.?|x|kg)?$/i;

/** A comma before one or two digits, or a point behind a comma, tells; without a sign of either, a point before three digits parts thousands in lists with semicolons only. */
export const numberStyle = (rows: readonly TableRow[], isSemicolon: boolean): NumberStyle => {
  const texts = rows.flatMap(({ cells }) => cells.filter(({ value }) => value === null).map(({ text }) => text));
  const numbers = texts.filter((text) => written.test(text)).map((text) => text.replace(/['’]/g, ''));
  if (numbers.some((text) => /\.\d+,\d|^\D*\d+,(?:\d{1,2}|\d{4,})\b/.test(text))) return 'comma';
  if (numbers.some((text) => /,\d+\.\d|^\D*\d+\.(?:\d{1,2}|\d{4,})\b/.test(text))) return 'point';
  return isSemicolon ? 'comma' : 'point';
};

/** The number of a cell, with the unit that stands behind it, or null where it holds none. */
export const numberIn = (
  { text, value }: Cell,
  style: NumberStyle,
): { value: number; unit: ListUnit | null } | null => {
  if (value !== null) return { value, unit: null };
  if (text.length > readLimits.numberLength) return null;
  const match = written.exec(text);
  if (match === null) return null;
  const plain = plainNumber((match[1] ?? '').replace(/['’ \u00a0\u202f]/g, ''), style);
  return plain === null ? null : { value: plain, unit: unitNamed(match[2] ?? '') };
};

const plainNumber = (text: string, style: NumberStyle): number | null => {
  const [thousands, decimal] = style === 'comma' ? ['.', ','] : [',', '.'];
  const [whole = '', fraction, more] = text.split(decimal);
  if (more !== undefined) return null;
  const groups = whole.split(thousands);
  const isGrouped = groups.length === 1 || groups.slice(1).every((group) => group.length === 3);
  if (!isGrouped || (fraction?.includes(thousands) ?? false)) return null;
  const value = Number(`${groups.join('')}.${fraction ?? '0'}`);
  return Number.isFinite(value) ? value : null;
};
