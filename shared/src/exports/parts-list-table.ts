import type { PartsListRow } from './parts-list.ts';
import type { Cell, Table } from './table-to-csv.ts';

export const partsListColumns = [
  'position',
  'level',
  'drawingNumber',
  'name',
  'category',
  'profile',
  'thickness',
  'grade',
  'length',
  'width',
  'height',
  'quantitySingle',
  'quantity',
  'netWeight',
  'netWeightTotal',
  'grossWeight',
  'surfaceArea',
  'surface',
  'ral',
  'unitPrice',
  'positionPrice',
  'remarks',
] as const;
type ColumnName = (typeof partsListColumns)[number];

/** Column titles, and what a row's codes are called in the user's language. */
export type PartsListText = {
  titles: Record<ColumnName, string>;
  category: Record<PartsListRow['category'], string>;
  surface: Record<PartsListRow['surface'], string>;
};

const digitsOf: Partial<Record<ColumnName, number>> = {
  position: 0,
  level: 0,
  thickness: 2,
  length: 2,
  width: 2,
  height: 2,
  quantitySingle: 0,
  quantity: 0,
  netWeight: 3,
  netWeightTotal: 3,
  grossWeight: 3,
  surfaceArea: 3,
  unitPrice: 4,
  positionPrice: 2,
};

const priceColumns: ReadonlySet<ColumnName> = new Set(['unitPrice', 'positionPrice']);

/** The parts list as a table: mm, kg, m2 and EUR as numbers. Columns of prices exist only where prices may be seen. */
export const partsListTable = (
  rows: readonly PartsListRow[],
  words: PartsListText,
  { seesPrices }: { seesPrices: boolean },
): Table => {
  const names = partsListColumns.filter((name) => seesPrices || !priceColumns.has(name));
  return {
    columns: names.map((name) => {
      const digits = digitsOf[name];
      return {
        title: words.titles[name],
        ...(digits === undefined ? {} : { digits }),
        ...(name === 'name' ? { isIndented: true } : {}),
      };
    }),
    rows: rows.map((row) => {
      const cells = cellsOf(row, words);
      return { level: row.level, isGroup: row.kind === 'assembly', cells: names.map((name) => cells[name] ?? null) };
    }),
  };
};

const cellsOf = (row: PartsListRow, words: PartsListText): Partial<Record<ColumnName, Cell>> => ({
  level: row.level,
  drawingNumber: row.drawingNumber,
  name: row.name,
  category: words.category[row.category],
  quantitySingle: row.quantitySingle,
  quantity: row.quantity,
  surface: words.surface[row.surface],
  ral: row.ralNumber,
  ...(row.kind === 'part' ? partCells(row) : {}),
});

/** 0 g: the weight is unknown. */
const kgOf = (g: number): number | null => (g === 0 ? null : g / 1000);

const partCells = (row: Extract<PartsListRow, { kind: 'part' }>): Partial<Record<ColumnName, Cell>> => ({
  position: row.index,
  profile: row.profileName,
  thickness: row.thicknessMm,
  grade: row.grade,
  length: row.sizeMm.x,
  width: row.sizeMm.y,
  height: row.sizeMm.z,
  netWeight: kgOf(row.netWeightG),
  netWeightTotal: kgOf(row.netWeightG * row.quantity),
  grossWeight: kgOf(row.grossWeightG ?? 0),
  surfaceArea: row.surfaceMm2 / 1_000_000,
  unitPrice: row.unitPrice === null ? null : Number(row.unitPrice),
  positionPrice: row.positionCents === null ? null : row.positionCents / 100,
  remarks: row.remarks.join(' '),
});
