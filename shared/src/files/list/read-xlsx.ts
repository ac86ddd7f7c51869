import { DomainError } from '../../values/errors/domain-error.ts';
import type { XmlNode } from '../document/build-tree.ts';
import { readXml } from '../document/read-xml.ts';
import { contentOf } from '../document/unzip-document.ts';
import { readZipDirectory } from '../document/zip-directory.ts';
import { type Cell, isEmptyRow, listLimits, noCell, type TableRow } from './table.ts';

/**
 * The sheets of an XLSX workbook in their order, hidden ones left out: what its cells show, never what their formulas would work out.
 * @throws DomainError those of readZipDirectory and readXml, E_ZIP_EMPTY (no sheet), E_LIMIT (rows), E_TEXT (a long cell)
 */
export const readXlsx = (bytes: Uint8Array): TableRow[][] => {
  const entries = new Map(readZipDirectory(bytes).map((entry) => [entry.name, entry]));
  const open = (name: string): Uint8Array | null => {
    const entry = entries.get(name);
    return entry ? contentOf(bytes, entry) : null;
  };
  const book = open('xl/workbook.xml');
  const names = book === null ? [] : sheetNames(book, open('xl/_rels/workbook.xml.rels'));
  const texts = sharedTexts(open('xl/sharedStrings.xml'));
  const sheets = names.slice(0, listLimits.sheets).flatMap((name) => {
    const sheet = open(name);
    return sheet === null ? [] : [readSheet(sheet, texts)];
  });
  if (sheets.length === 0) throw new DomainError('E_ZIP_EMPTY');
  return sheets;
};

/** The elements of some names, each as its tree. */
const eachNode = (bytes: Uint8Array, names: readonly string[], onNode: (node: XmlNode) => void): void => {
  readXml(bytes, { isWhole: (each) => names.includes(each), onStart: () => {}, onWhole: onNode });
};

const sheetNames = (book: Uint8Array, relations: Uint8Array | null): string[] => {
  const targets = new Map<string, string>();
  if (relations !== null)
    eachNode(relations, ['Relationship'], ({ attributes }) => {
      targets.set(attributes['Id'] ?? '', (attributes['Target'] ?? '').replace(/^\/?(?:xl\/)?/, 'xl/'));
    });
  const names: string[] = [];
  eachNode(book, ['sheet'], ({ attributes }) => {
    const id = Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? '';
    const target = targets.get(id);
    if (target !== undefined && (attributes['state'] ?? 'visible') === 'visible') names.push(target);
  });
  return names;
};

const sharedTexts = (bytes: Uint8Array | null): string[] => {
  const texts: string[] = [];
  if (bytes !== null) eachNode(bytes, ['si'], (node) => texts.push(textIn(node)));
  return texts;
};

/** The runs of a rich text together, without what is spoken for signs. */
const textIn = (node: XmlNode): string => {
  if (node.name === 't') return node.text;
  return node.children
    .filter(({ name }) => name !== 'rPh')
    .map(textIn)
    .join('');
};

const readSheet = (bytes: Uint8Array, texts: readonly string[]): TableRow[] => {
  const rows: TableRow[] = [];
  const merged: string[] = [];
  eachNode(bytes, ['row', 'mergeCell'], (node) => {
    if (node.name === 'mergeCell') {
      merged.push(node.attributes['ref'] ?? '');
      return;
    }
    const line = wholeOf(node.attributes['r']) ?? (rows.at(-1)?.line ?? 0) + 1;
    if (rows.length >= listLimits.rows)
      throw new DomainError('E_LIMIT', { line, column: 1, element: 'row', max: listLimits.rows });
    const cells: Cell[] = [];
    for (const cell of node.children.filter(({ name }) => name === 'c')) {
      const column = columnOf(cell.attributes['r']) ?? cells.length;
      if (column >= listLimits.columns) continue;
      while (cells.length < column) cells.push(noCell);
      cells[column] = cellOf(cell, texts, line);
    }
    rows.push({ line, cells });
  });
  fillMerged(rows, merged);
  return rows;
};

/** No workbook of a person has so many. */
const mostFilled = 1_000_000;

/** A cell that is merged downwards holds for each row beside which something else stands: 'A2:A5' has its value in A2 alone. */
const fillMerged = (rows: readonly TableRow[], merged: readonly string[]): void => {
  const rowOf = new Map(rows.map((row) => [row.line, row]));
  let looked = 0;
  for (const ref of merged) {
    const [begin = '', end = ''] = ref.split(':');
    const column = columnOf(begin);
    const [from, to] = [begin, end].map((place) => wholeOf(place.replace(/^[A-Z]+/, '')));
    if (column === null || column >= listLimits.columns || from == null || to == null || to > maxLine) continue;
    const first = rowOf.get(from);
    const value = first?.cells[column];
    if (first === undefined || value === undefined || value.text === '') continue;
    const filled = [first];
    for (let line = from + 1; line <= to; line += 1) {
      looked += 1;
      if (looked > mostFilled)
        throw new DomainError('E_LIMIT', { line, column: 1, element: 'mergeCell', max: mostFilled });
      const row = rowOf.get(line);
      if (row === undefined || isEmptyRow(row)) continue;
      while (row.cells.length <= column) row.cells.push(noCell);
      if (row.cells[column]?.text === '') filled.push(row);
    }
    if (filled.length > 1) for (const { cells } of filled) cells[column] = { ...value, mergedRows: filled.length };
  }
};

/** The last row that a sheet can have. */
const maxLine = 1_048_576;

const wholeOf = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,7}$/.test(text) ? Number(text) : null;

/** 'AB12' is column 27. */
const columnOf = (place: string | undefined): number | null => {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(place ?? '')?.[0];
  if (letters === undefined) return null;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
};

const cellOf = (cell: XmlNode, texts: readonly string[], line: number): Cell => {
  const written = cell.children.find(({ name }) => name === 'v')?.text ?? '';
  const type = cell.attributes['t'] ?? 'n';
  if (type === 's') return textCell(texts[wholeOf(written) ?? -1] ?? '', line);
  if (type === 'inlineStr')
    return textCell(
      cell.children
        .filter(({ name }) => name === 'is')
        .map(textIn)
        .join(''),
      line,
    );
  if (type === 'str') return textCell(written, line);
  const value = Number(written);
  return type === 'n' && written !== '' && Number.isFinite(value) ? { text: String(value), value } : noCell;
};

const textCell = (text: string, line: number): Cell => {
  if (text.length > listLimits.cellLength)
    throw new DomainError('E_TEXT', { line, column: 1, element: 'c', max: listLimits.cellLength });
  return { text: text.replace(/[\s\p{Cc}]+/gu, ' ').trim(), value: null };
};
