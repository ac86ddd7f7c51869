/** What stands in a cell; `value` where it is a number that its program wrote as one; `mergedRows`: how many rows it is merged over. */
export type Cell = { text: string; value: number | null; mergedRows?: number };

/** A row of a sheet and where it stands in it, from 1. */
export type TableRow = { line: number; cells: Cell[] };

export const noCell: Cell = { text: '', value: null };

export const cellAt = (row: TableRow, column: number): Cell => row.cells[column] ?? noCell;

export const isEmptyRow = ({ cells }: TableRow): boolean => cells.every(({ text }) => text === '');

export const listLimits = { columns: 200, cellLength: 10_000, rows: 50_000, sheets: 20 } as const;
