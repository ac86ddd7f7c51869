import type { Cell, Table } from './table.ts';

declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/** What a spreadsheet would take for a formula. */
const startsFormula = /^[\s\p{Cf}]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u;

/**
 * A table as CSV for German spreadsheets: UTF-8 with byte order mark, semicolons, decimal commas, CR LF.
 * A text that would be taken for a formula gets an apostrophe before it.
 */
export const tableToCsv = ({ columns, rows }: Table): Uint8Array => {
  const lines = [
    columns.map(({ title }) => quoted(harmless(title))),
    ...rows.map(({ cells }) => cells.map((cell, place) => written(cell, columns[place]?.digits))),
  ];
  return new TextEncoder().encode(`\ufeff${lines.map((line) => `${line.join(';')}\r\n`).join('')}`);
};

const written = (cell: Cell, digits: number | undefined): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return cell.toFixed(digits ?? 2).replace('.', ',');
  return quoted(harmless(cell));
};

const harmless = (text: string): string => {
  const plain = text.replaceAll('\u0000', '');
  return startsFormula.test(plain) ? `'${plain}` : plain;
};

/** A text as it was before tableToCsv kept it from being a formula. */
export const withoutGuard = (text: string): string =>
  text.startsWith("'") && startsFormula.test(text.slice(1)) ? text.slice(1) : text;

const quoted = (text: string): string => (/[";\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
