import type { Cell, Column, Table } from '@knotenblech/shared/exports/table-to-csv.ts';
import writeXlsxFile, { type CellObject } from 'write-excel-file/universal';

/** The most characters that a cell can hold. */
const mostCharacters = 32_767;

/** A table as XLSX: numbers are numbers, everything else is text and never a formula; the titles stay in sight. */
export const tableXlsx = async ({ columns, rows }: Table, sheetName: string): Promise<Uint8Array<ArrayBuffer>> => {
  const data = [
    columns.map(titleCell),
    ...rows.map(({ cells, level, isGroup }) =>
      cells.map((cell, place) => {
        const indent = columns[place]?.isIndented && level > 0 ? { indent: level } : {};
        const weight = isGroup ? { fontWeight: 'bold' as const } : {};
        return { ...written(cell, columns[place]), ...indent, ...weight };
      }),
    ),
  ];
  const file = writeXlsxFile(data, {
    sheet: sheetTitle(sheetName),
    stickyRowsCount: 1,
    orientation: 'landscape',
    columns: columns.map((column, place) => ({ width: widthOf(column, rows, place) })),
  });
  return new Uint8Array(await (await file.toBlob()).arrayBuffer());
};

const titleCell = ({ title, digits }: Column): CellObject => ({
  value: title,
  type: String,
  fontWeight: 'bold',
  align: digits === undefined ? 'left' : 'right',
  bottomBorderStyle: 'thin',
});

const written = (cell: Cell, column: Column | undefined): CellObject => {
  if (typeof cell === 'number') return { value: cell, type: Number, format: formatOf(column?.digits ?? 2) };
  return cell === null || cell === '' ? {} : { value: cell.slice(0, mostCharacters), type: String };
};

/** Written by the language of the spreadsheet: '1.234,50' in a German one. */
const formatOf = (digits: number): string => (digits === 0 ? '#,##0' : `#,##0.${'0'.repeat(digits)}`);

const widthOf = ({ title, digits }: Column, rows: Table['rows'], place: number): number => {
  if (digits !== undefined) return Math.max(title.length + 2, 10);
  const longest = rows.slice(0, 500).reduce((most, { cells }) => Math.max(most, String(cells[place] ?? '').length), 0);
  return Math.min(48, Math.max(title.length + 2, longest + 2));
};

const sheetTitle = (name: string): string =>
  name
    .replace(/[\\/?*[\]:\p{Cc}']/gu, ' ')
    .slice(0, 31)
    .trim() || 'Tabelle';
