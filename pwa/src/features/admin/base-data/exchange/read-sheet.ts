import { withoutGuard } from '@knotenblech/shared/exports/table-to-csv.ts';
import { unzip } from 'fflate';
import Papa from 'papaparse';
import readXlsx from 'read-excel-file/universal';

/** A sheet as it was read: the titles of its columns, and its rows with their lines in the file. */
export type Sheet = { titles: string[]; rows: { line: number; cells: string[] }[] };
/** Why a file was not read. */
export type SheetFault = 'tooLarge' | 'tooManyRows' | 'noTable' | 'broken' | 'wrongKind';

export type SheetResult = { sheet: Sheet; fault: null } | { sheet: null; fault: SheetFault };

export const sheetLimits = { fileBytes: 2 * 1024 * 1024, unpackedBytes: 40 * 1024 * 1024, rows: 2000, columns: 60 };

/** The first sheet of an XLSX, or a CSV as spreadsheets write it: with semicolons, commas or tabs, in UTF-8 or Windows-1252. */
export const readSheet = async (file: Pick<File, 'name' | 'size' | 'arrayBuffer'>): Promise<SheetResult> => {
  if (file.size > sheetLimits.fileBytes) return { sheet: null, fault: 'tooLarge' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const lines = await readLines(file.name, bytes);
  if (typeof lines === 'string') return { sheet: null, fault: lines };
  const kept = lines
    .map((cells, n) => ({ line: n + 1, cells: cells.map((cell) => withoutGuard(cell.trim())) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [head, ...rows] = kept;
  if (!head || rows.length === 0 || head.cells.length > sheetLimits.columns) return { sheet: null, fault: 'noTable' };
  if (rows.length > sheetLimits.rows) return { sheet: null, fault: 'tooManyRows' };
  return { sheet: { titles: head.cells, rows }, fault: null };
};

const readLines = async (name: string, bytes: Uint8Array<ArrayBuffer>): Promise<string[][] | SheetFault> => {
  if (isZip(bytes)) return readZipped(bytes);
  return /\.(csv|txt)$/i.test(name) ? readCsv(bytes) : 'wrongKind';
};

const isZip = ([p, k]: Uint8Array) => p === 0x50 && k === 0x4b;

const readCsv = (bytes: Uint8Array): string[][] | SheetFault => {
  const text = decoded(bytes);
  if (text.includes('\u0000')) return 'broken';
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
  return errors.some(({ type }) => type === 'Quotes') ? 'broken' : data;
};

/** What stands most often in the line of titles. */
const delimiterOf = (text: string) => {
  const [titles = ''] = text.split(/\r?\n/, 1);
  const countOf = (mark: string) => titles.split(mark).length;
  const [first = ';'] = [';', '\t', ','].toSorted((a, b) => countOf(b) - countOf(a));
  return first;
};

const decoded = (bytes: Uint8Array) => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Spreadsheets on German Windows write it so.
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

const readZipped = async (bytes: Uint8Array<ArrayBuffer>): Promise<string[][] | SheetFault> => {
  try {
    if ((await unpackedSize(bytes)) > sheetLimits.unpackedBytes) return 'tooLarge';
    const [sheet] = await readXlsx(bytes.buffer);
    return sheet ? sheet.data.map((row) => row.map(cellText)) : 'noTable';
  } catch {
    return 'broken';
  }
};

/** By the table of contents; nothing is unpacked. */
const unpackedSize = (bytes: Uint8Array) =>
  new Promise<number>((resolve, reject) => {
    let size = 0;
    const filter = ({ originalSize }: { originalSize: number }) => {
      size += originalSize;
      return false;
    };
    unzip(bytes, { filter }, (error) => (error ? reject(error) : resolve(size)));
  });

/** Numbers with a comma, as people type them; binary fractions lose what nobody typed. */
const cellText = (cell: unknown): string => {
  if (typeof cell === 'number') return String(Number(cell.toFixed(6))).replace('.', ',');
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' ? cell : typeof cell === 'boolean' ? String(cell) : '';
};
