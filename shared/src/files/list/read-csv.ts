import { DomainError } from '../../values/errors/domain-error.ts';
import { decodeText } from '../nc1/blocks/read-rows.ts';
import { findHeading } from './choose-columns.ts';
import { type Cell, listLimits, type TableRow } from './table.ts';

declare const TextDecoder: new (label: string) => { decode(bytes: Uint8Array): string };

const separators = [';', '\t', ','] as const;

/** Spreadsheets write 'Unicode text' as UTF-16 with its mark. */
const decode = (bytes: Uint8Array): string =>
  (bytes[0] === 0xff && bytes[1] === 0xfe ? new TextDecoder('utf-16le').decode(bytes) : decodeText(bytes)).replace(
    /^\ufeff/,
    '',
  );

const sniffedBytes = 32_768;
const sniffedLines = 30;

const forbidden = /[^\P{Cc}\t\n\r]/u;

/** Whether bytes are lines of cells with a heading that names what lists name, or a table of three columns and more. */
export const isCsv = (bytes: Uint8Array): boolean => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe && bytes[2] === 0xff) return false;
  try {
    const head = bytes.subarray(0, bytes.length > sniffedBytes ? lineEndBefore(bytes, sniffedBytes) : bytes.length);
    const text = decode(head);
    if (forbidden.test(text) || /^\s*[<{[]/.test(text)) return false;
    const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
    const separator = separatorOf(lines.slice(0, sniffedLines));
    const rows = lines.map((line, at) => ({ line: at + 1, cells: line.split(separator).map(sniffedCell) }));
    const wide = rows.filter(({ cells }) => cells.length >= 3).length;
    return findHeading(rows).at !== -1 || (rows.length >= 3 && wide * 4 >= rows.length * 3);
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
};

const sniffedCell = (text: string): Cell => ({ text: text.replace(/^"|"$/g, '').trim(), value: null });

const lineEndBefore = (bytes: Uint8Array, at: number): number => {
  let end = at;
  while (end > 2 && bytes[end - 1] !== 0x0a && bytes[end - 1] !== 0x0d) end -= 1;
  return end - (end % 2);
};

/** The one that stands in most lines; of equals the one that numbers hold least. */
const separatorOf = (lines: readonly string[]): string => {
  const counts = separators.map((separator) => lines.filter((line) => line.includes(separator)).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ';';
};

/**
 * The rows of a CSV file: separated by semicolon, tab or comma, quoted where a cell holds one of them, in UTF-8, UTF-16 or Windows-1252.
 * @throws DomainError E_ENC, E_CHAR, E_TEXT (a long cell), E_LIMIT (rows)
 */
export const readCsv = (bytes: Uint8Array): TableRow[] => rowsOf(decode(bytes));

const rowsOf = (text: string): TableRow[] => {
  const separator = separatorOf(text.slice(0, sniffedBytes).split(/\r\n|\n|\r/, sniffedLines));
  const rows: TableRow[] = [];
  let line = 1;
  let at = 0;
  while (at < text.length) {
    const { cells, next, lines } = readRow(text, at, { separator, line });
    if (rows.length >= listLimits.rows)
      throw new DomainError('E_LIMIT', { line, column: 1, element: '', max: listLimits.rows });
    rows.push({ line, cells });
    line += lines;
    at = next;
  }
  return rows;
};

type Place = { separator: string; line: number };

const isLineEnd = (sign: string | undefined) => sign === '\n' || sign === '\r';

const readRow = (text: string, from: number, place: Place): { cells: Cell[]; next: number; lines: number } => {
  const cells: Cell[] = [];
  let at = from;
  let lines = 1;
  for (;;) {
    const read = text[at] === '"' ? quotedAt(text, at, place) : plainAt(text, at, place.separator);
    if (read.text.length > listLimits.cellLength)
      throw new DomainError('E_TEXT', { line: place.line, column: 1, element: '', max: listLimits.cellLength });
    if (forbidden.test(read.text)) throw new DomainError('E_CHAR', { line: place.line, column: 1, element: '' });
    if (cells.length < listLimits.columns) cells.push({ text: read.text.replace(/\s+/gu, ' ').trim(), value: null });
    lines += read.text.split(/\r\n|\n|\r/).length - 1;
    at = read.next;
    if (text[at] !== place.separator) break;
    at += 1;
  }
  if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
  return { cells, next: at + 1, lines };
};

const plainAt = (text: string, from: number, separator: string) => {
  let at = from;
  while (at < text.length && text[at] !== separator && !isLineEnd(text[at])) at += 1;
  return { text: text.slice(from, at), next: at };
};

/** A cell between quotes, which are doubled inside; one without its end is a fault of the file. */
const quotedAt = (text: string, from: number, { separator, line }: Place) => {
  let end = text.indexOf('"', from + 1);
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  if (end === -1) throw new DomainError('E_XML', { line, column: 1, element: '', reason: 'no closing quote' });
  const rest = plainAt(text, end + 1, separator);
  return { text: text.slice(from + 1, end).replaceAll('""', '"') + rest.text, next: rest.next };
};
