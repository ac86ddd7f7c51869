import { parseProfileNames } from '../../catalogue/parse-profile-name.ts';
import { plateNameIn } from '../recognition/is-steel.ts';
import { fieldOf, unitNamed, unitOfHeading } from './list-columns.ts';
import type { ListField, ListUnit } from './list-field.schema.ts';
import { type NumberStyle, numberIn } from './list-numbers.ts';
import { cellAt, isEmptyRow, type TableRow } from './table.ts';

export type Columns = Partial<Record<ListField, number>>;

/** How a list is read: its heading row, what each column holds, and the unit of each length. */
export type ListLayout = { headingAt: number; columns: Columns; units: Partial<Record<ListField, ListUnit>> };

const headingRows = 40;

/** The heading of a table: the first row that names two things or more, with what it names. -1: none does. */
export const findHeading = (rows: readonly TableRow[]): { at: number; fields: (ListField | null)[] } => {
  const found = rows.slice(0, headingRows).map(({ cells }) => cells.map(({ text }) => fieldOf(text)));
  const at = found.findIndex((fields) => {
    const named = new Set(fields.filter((field) => field !== null));
    return named.size >= 2 && (named.has('length') || named.has('quantity') || named.has('profile'));
  });
  return at === -1 ? { at, fields: [] } : { at, fields: found[at] ?? [] };
};

/**
 * The layout of a table by its heading, or null where that leaves something open: no length, no quantity, nothing that says the section,
 * one thing named twice, or lengths of which nothing says the unit.
 */
export const layoutOf = (rows: readonly TableRow[], style: NumberStyle): ListLayout | null => {
  const { at, fields } = findHeading(rows);
  if (at === -1) return null;
  const columns: Columns = {};
  for (const [column, field] of fields.entries()) {
    if (field === null) continue;
    if (columns[field] !== undefined) return null;
    columns[field] = column;
  }
  const body = rows.slice(at + 1).filter((row) => !isEmptyRow(row));
  moveProfile(columns, body);
  if (columns.length === undefined || columns.quantity === undefined) return null;
  if (columns.profile === undefined && (columns.width === undefined || columns.thickness === undefined)) return null;
  const heading = rows[at] as TableRow;
  const [first] = body;
  const unitAt = (field: ListField): ListUnit | 'unknown' | null => {
    const column = columns[field];
    if (column === undefined) return null;
    const below = first && isUnitRow(first) ? unitNamed(wordOf(cellAt(first, column).text)) : null;
    return unitOfHeading(cellAt(heading, column).text) ?? below;
  };
  const length = unitAt('length') ?? likelyUnit(columns.length, body, style);
  const [width, thickness] = [unitAt('width') ?? 'mm', unitAt('thickness') ?? 'mm'];
  if (length === null || length === 'unknown' || width === 'unknown' || thickness === 'unknown') return null;
  return { headingAt: at, columns, units: { length, width, thickness } };
};

/** Units of what is no length. */
const otherUnit = /^(?:kg|t|€|stk|st|pcs|pz|-)$/i;

/** A cell without the brackets around it and the point behind it. */
const wordOf = (text: string) => text.trim().replace(/^[[(]\s*|\.?\s*[\])]?$/g, '');

/** Whether a row under the heading says nothing but units: ';Stk;;m;'. */
export const isUnitRow = ({ cells }: TableRow): boolean => {
  const words = cells.map(({ text }) => wordOf(text)).filter((word) => word !== '');
  return words.length > 0 && words.every((word) => unitNamed(word) !== null || otherUnit.test(word));
};

/** A section may stand under 'Bezeichnung' or 'Material': where most cells name one, the column says it. */
const moveProfile = (columns: Columns, body: readonly TableRow[]): void => {
  if (columns.profile !== undefined && namesSections(body, columns.profile)) return;
  const from = (['name', 'grade', 'position'] as const).find((field) => {
    const column = columns[field];
    return column !== undefined && namesSections(body, column);
  });
  const column = from === undefined ? sectionColumn(body, Object.values(columns)) : columns[from];
  if (column === undefined) return;
  if (from !== undefined) delete columns[from];
  columns.profile = column;
};

/** The first column without a known heading whose cells name sections. */
export const sectionColumn = (body: readonly TableRow[], taken: readonly number[]): number | undefined => {
  const width = Math.max(0, ...body.slice(0, headingRows).map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, column) => column).find(
    (column) => !taken.includes(column) && namesSections(body, column),
  );
};

const namesSections = (body: readonly TableRow[], column: number): boolean => {
  const texts = body.map((row) => cellAt(row, column).text).filter((text) => text !== '');
  const named = texts.slice(0, 200).filter(namesSection).length;
  return named > 0 && named * 2 >= Math.min(texts.length, 200);
};

const namesSection = (text: string): boolean =>
  parseProfileNames(text).some(({ isCertain, numbers }) => isCertain || numbers.length > 1) ||
  plateNameIn(text)?.thicknessMm != null;

const shortestBarMm = 100;

/** Whole lists of bars shorter than 100 mm are not made: then metres may be meant, and somebody is asked. */
const likelyUnit = (column: number, body: readonly TableRow[], style: NumberStyle): ListUnit | null => {
  const lengths = body.map((row) => numberIn(cellAt(row, column), style)?.value ?? 0);
  const isNoneSaid = lengths.every((length) => length <= 0);
  return isNoneSaid || lengths.some((length) => length >= shortestBarMm) ? 'mm' : null;
};
