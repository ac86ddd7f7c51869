import { zipSync } from 'fflate';
import { statedProject } from '../files/stwx/stated-project.ts';
import { writeStwx, zipStws } from '../files/stwx/write-stwx.ts';
import { cutText } from '../values/cut-text.ts';
import { asOwnProject, type Excerpt } from './excerpt.ts';

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

/** Names that Windows keeps for devices. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** A text as a file's name without ending: no paths, no control characters, at most 80 characters; `usual` where nothing is left. */
export const safeFileName = (text: string, usual: string): string => {
  const plain = cutText(
    text
      .normalize('NFC')
      .replace(/[^\p{L}\p{M}\p{N} ._()+-]+/gu, '_')
      .replace(/\s+/g, ' ')
      .replace(/^[ ._-]+/, ''),
    80,
  ).replace(/[ ._]+$/, '');
  if (plain === '') return usual;
  return reserved.test(plain) ? `_${plain}` : plain;
};

/** Gives names that no earlier one equals, whatever the case of their letters; an equal one gets a number. */
export const fileNamer = (): ((name: string) => string) => {
  const taken = new Map<string, number>();
  return (name) => {
    const key = name.toLowerCase();
    for (let copy = taken.get(key) ?? 1; ; copy += 1) {
      const free = copy === 1 ? name : `${name}-${copy}`;
      if (copy > 1 && taken.has(free.toLowerCase())) continue;
      taken.set(key, copy + 1);
      if (copy > 1) taken.set(free.toLowerCase(), 2);
      return free;
    }
  };
};

/** What is exported as a .stws that reads as a project of its own, with all choices as statements. */
export const statedExport = (name: string, excerpt: Excerpt): Uint8Array =>
  zipStws(writeStwx(statedProject(name, asOwnProject(excerpt))));

/** The day that a zip can hold first; with it the same content gives the same bytes. */
const fixedTime = new Date(1980, 0, 1);

/** Files in one zip, in the order given; their names are to be safe and unlike each other. */
export const zipFiles = (files: readonly { name: string; bytes: Uint8Array }[]): Uint8Array =>
  zipSync(Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])), { mtime: fixedTime, level: 6 });

/** A cell: text, a number in the digits of its column, or nothing. */
export type Cell = string | number | null;

export type Column = { title: string; digits?: number; isIndented?: boolean };

/** A list as it is written to a spreadsheet: each row has a cell for each column; `level` is how far the indented column is moved in. */
export type Table = {
  columns: readonly Column[];
  rows: readonly { level: number; isGroup: boolean; cells: readonly Cell[] }[];
};
