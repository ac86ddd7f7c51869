/** A cell: text, a number in the digits of its column, or nothing. */
export type Cell = string | number | null;
export type Column = { title: string; digits?: number; isIndented?: boolean };
/** A list as it is written to a spreadsheet: each row has a cell for each column; `level` is how far the indented column is moved in. */
export type Table = {
  columns: readonly Column[];
  rows: readonly { level: number; isGroup: boolean; cells: readonly Cell[] }[];
};
