import { parseProfileNames } from '../../catalogue/parse-profile-name.ts';
import type { Remark } from '../../parts/part-facts.schema.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import { readLimits } from '../../values/errors/read-limits.ts';
import { shownText } from '../document/build-tree.ts';
import { isZip } from '../document/open-file.ts';
import { remarkOf } from '../document/remark-codes.ts';
import { plateNameIn } from '../recognition/is-steel.ts';
import { findHeading, isUnitRow, type ListLayout, layoutOf, sectionColumn } from './choose-columns.ts';
import { readListAnswers, withoutAnswers } from './list-answers.ts';
import { mmOfListUnit } from './list-columns.ts';
import type { ListDocument, ListRow, OpenListDocument } from './list-document.ts';
import { type ListField, listFields, type OpenList } from './list-field.schema.ts';
import { type NumberStyle, numberIn, numberStyle } from './list-numbers.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { cellAt, isEmptyRow, type TableRow } from './table.ts';

/**
 * The parts of a list of plates and bars (CSV, XLSX), each a row; or what its headings leave open, for somebody to say.
 * Formulas count by the values they were stored with.
 * @throws DomainError E_NO_PARTS, E_PARTS, E_COUNT and those of readCsv and readXlsx
 */
export const readList = (bytes: Uint8Array): ListDocument | OpenListDocument => {
  const version = isZip(bytes) ? 'XLSX' : 'CSV';
  const open = { format: 'open-list', version, parts: [] } as const;
  const sheets = version === 'XLSX' ? readXlsxOrNone(bytes) : [readCsv(withoutAnswers(bytes))];
  if (sheets === null) return { ...open, list: null };
  const answers = readListAnswers(bytes);
  const tables = sheets.map((rows) => ({ rows, style: numberStyle(rows, version === 'CSV' && isSemicolon(bytes)) }));
  const asked =
    tables.find(({ rows }) => findHeading(rows).at !== -1) ??
    tables.find(({ rows }) => rows.some((row) => !isEmptyRow(row)));
  if (asked === undefined) throw new DomainError('E_NO_PARTS', { line: 1, column: 1, element: '' });
  if (answers !== null && 'isRequest' in answers) return { ...open, list: null };
  if (answers !== null) {
    const { at } = findHeading(asked.rows);
    const { columns, unit } = answers;
    const units = { length: unit, width: unit, thickness: unit };
    const list = partsOf(asked, { headingAt: at, columns, units }, version);
    return list.parts.length > 0 ? list : { ...open, list: openList(asked.rows) };
  }
  const lists = tables.flatMap((table) => {
    const layout = layoutOf(table.rows, table.style);
    const document = layout === null ? null : partsOf(table, layout, version);
    return document === null || document.parts.length === 0 ? [] : [document];
  });
  const [list, ...others] = lists;
  if (list === undefined) return { ...open, list: openList(asked.rows) };
  if (others.length === 0) return list;
  return { ...list, findings: [remarkOf('warn.sheets-unread', { count: others.length }), ...list.findings] };
};

/** A workbook that cannot be read shows somebody else what is wanted: it is a request. */
const readXlsxOrNone = (bytes: Uint8Array): TableRow[][] | null => {
  try {
    return readXlsx(bytes);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
};

const isSemicolon = (bytes: Uint8Array): boolean => bytes.subarray(0, 4096).includes(0x3b);

const [shownRows, shownColumns, shownCell] = [6, 40, 60];

/** The beginning of a table, with what its headings are taken for. */
const openList = (rows: readonly TableRow[]): OpenList => {
  const { at, fields } = findHeading(rows);
  const shown = rows
    .slice(Math.max(0, at))
    .filter((row) => !isEmptyRow(row))
    .slice(0, shownRows);
  const width = Math.min(shownColumns, Math.max(...shown.map(({ cells }) => cells.length)));
  const columns = Array.from({ length: width }, (_, column) => column);
  const named = columns.filter((column) => fields[column] != null);
  const section = fields.includes('profile') ? undefined : sectionColumn(rows.slice(Math.max(0, at)), named);
  return {
    rows: shown.map((row) => columns.map((column) => shownText(cellAt(row, column).text).slice(0, shownCell))),
    fields: columns.map((column) => (column === section ? 'profile' : (fields[column] ?? null))),
  };
};

type Table = { rows: readonly TableRow[]; style: NumberStyle };

const partsOf = ({ rows, style }: Table, layout: ListLayout, version: ListDocument['version']): ListDocument => {
  const heading = rows[layout.headingAt];
  const parts: ListRow[] = [];
  const unread: { line: number; reason: string; found: string }[] = [];
  let pieces = 0;
  for (const row of rows.slice(layout.headingAt + 1)) {
    if (isEmptyRow(row) || isHeadingAgain(row, heading) || isUnitRow(row) || isSum(row, layout)) continue;
    const read = readRow(row, layout, style);
    if ('reason' in read) {
      // what stands above an unknown heading's first row is its heading
      if (heading !== undefined || parts.length > 0) unread.push({ line: row.line, ...read });
      continue;
    }
    if (parts.length >= readLimits.parts)
      throw new DomainError('E_PARTS', { line: row.line, column: 1, element: '', max: readLimits.parts });
    pieces += read.quantity;
    if (pieces > readLimits.pieces)
      throw new DomainError('E_COUNT', {
        line: row.line,
        column: 1,
        element: '',
        found: pieces,
        max: readLimits.pieces,
      });
    parts.push(read);
  }
  return { format: 'list', version, parts, findings: unreadRemarks(unread) };
};

const namedOneByOne = 20;

const unreadRemarks = (unread: readonly { line: number; reason: string; found: string }[]): Remark[] => {
  const more = unread.length - namedOneByOne;
  const named = unread.slice(0, namedOneByOne).map((each) => remarkOf('warn.row-unread', each));
  return more > 0 ? [...named, remarkOf('warn.more-rows-unread', { count: more })] : named;
};

const isHeadingAgain = (row: TableRow, heading: TableRow | undefined): boolean =>
  heading !== undefined && row.cells.every(({ text }, column) => text === cellAt(heading, column).text);

const sumWords =
  /^(?:zwischen|gesamt)?(?:summe|gesamt|total|totale|somme|somma|sum|subtotal|sous-total|subtotale|gesamtgewicht|σ)\b|^(?:summe|total)/i;

/** A row that adds up others: it says so, or names no section while a part of the list does. */
const isSum = (row: TableRow, { columns }: ListLayout): boolean => {
  const first = row.cells.find(({ text, value }) => text !== '' && value === null)?.text ?? '';
  if (sumWords.test(first)) return true;
  const isFilled = (field: ListField) => columns[field] !== undefined && cellAt(row, columns[field]).text !== '';
  return !isFilled('position') && !isFilled('profile') && !isFilled('name') && !isFilled('length');
};

type Bad = { reason: string; found: string };

/** What a row says, or which of its values cannot be. */
const readRow = (row: TableRow, { columns, units }: ListLayout, style: NumberStyle): ListRow | Bad => {
  const textOf = (field: ListField): string =>
    columns[field] === undefined ? '' : shownText(cellAt(row, columns[field]).text);
  const mmOf = (field: 'length' | 'width' | 'thickness'): number | null => {
    if (textOf(field) === '') return 0;
    const number = numberIn(cellAt(row, columns[field] as number), style);
    if (number === null) return null;
    return Math.round(number.value * mmOfListUnit[number.unit ?? units[field] ?? 'mm'] * 1e4) / 1e4;
  };
  const bad = (reason: ListField): Bad => ({ reason, found: textOf(reason).slice(0, 64) });
  const counted = columns.quantity === undefined ? null : cellAt(row, columns.quantity);
  const isQuantityAssumed = counted?.text === '';
  const quantity = counted === null || isQuantityAssumed ? 1 : numberIn(counted, style)?.value;
  if (quantity === undefined || !Number.isInteger(quantity) || quantity < 1 || quantity > readLimits.pieces)
    return bad('quantity');
  const [lengthMm, widthMm, thicknessMm] = [mmOf('length'), mmOf('width'), mmOf('thickness')];
  if (lengthMm === null || !isMade(lengthMm)) return bad('length');
  if (widthMm === null || (widthMm !== 0 && !isMade(widthMm))) return bad('width');
  if (thicknessMm === null || (thicknessMm !== 0 && !isMade(thicknessMm))) return bad('thickness');
  const profile = textOf('profile');
  if (widthMm === 0 && !isRound(profile) && plateSizes(profile)?.widthMm === 0) return bad('width');
  if (profile === '' && (thicknessMm === 0 || widthMm === 0)) return bad('profile');
  const texts = Object.fromEntries(listFields.map((field) => [field, textOf(field)])) as Record<ListField, string>;
  const { position, name, drawing, grade, note } = texts;
  const sizes = { lengthMm, widthMm, thicknessMm };
  const pieces = { quantity, isQuantityAssumed, quantityRows: counted?.mergedRows ?? 1 };
  return { line: row.line, position, name, drawing, ...pieces, profile, grade, note, ...sizes };
};

/** 'RD' is a word for plates too. */
const isRound = (text: string): boolean => parseProfileNames(text).some(({ kind }) => kind === 'ROUND');

const isMade = (mm: number): boolean => mm >= readLimits.dimensionMinMm && mm <= readLimits.dimensionMaxMm;

/** The numbers of a plate's name, largest first: its thickness is the smallest, its width the one before. */
export const plateSizes = (text: string): { thicknessMm: number; widthMm: number } | null => {
  const plate = plateNameIn(text);
  if (plate?.thicknessMm == null) return null;
  const numbers = (/(\d[\d.,]*(?: ?(?:mm)? ?[x×*/] ?\d[\d.,]*)*)/i.exec(plate.text)?.[1] ?? '')
    .split(/[x×*/]/i)
    .map((number) =>
      Number(
        number
          .trim()
          .replace(',', '.')
          .replace(/[^\d.]/g, ''),
      ),
    )
    .filter((number) => number > 0)
    .sort((a, b) => a - b);
  return { thicknessMm: plate.thicknessMm, widthMm: numbers[1] ?? 0 };
};
