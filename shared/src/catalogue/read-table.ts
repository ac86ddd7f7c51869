export type SeedTable = { columns: string[]; rows: (string | number | boolean | null)[][] };

/** The rows of a seed table as records, keyed by its column names. */
export const readTable = (table: SeedTable): Record<string, string | number | boolean | null>[] =>
  table.rows.map((row) => Object.fromEntries(table.columns.map((column, index) => [column, row[index] ?? null])));
