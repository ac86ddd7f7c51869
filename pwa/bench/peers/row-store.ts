import { type ProductRow, productRows } from './product-rows.ts';

type Kept = { row: ProductRow; version: number };

/** The rows behind the servers of the peers that speak HTTP, in memory, so that the server costs little and alike. */
export const openRowStore = (count: number) => {
  const rows = new Map<string, Kept>(productRows(count).map((row, n) => [row.id, { row, version: n + 1 }]));
  /** Ids by version; of an id that recurs only the last place counts. */
  const log = [...rows.keys()];
  return {
    version: () => log.length,
    get: (id: string) => rows.get(id)?.row,
    versionOf: (id: string) => rows.get(id)?.version,
    put: (row: ProductRow) => {
      log.push(row.id);
      rows.set(row.id, { row, version: log.length });
      return log.length;
    },
    since: (version: number, limit: number) => {
      const found: ProductRow[] = [];
      let at = version;
      for (; at < log.length && found.length < limit; at++) {
        const kept = rows.get(log[at] ?? '');
        if (kept?.version === at + 1) found.push(kept.row);
      }
      return { rows: found, cursor: at, more: at < log.length };
    },
    edited: (quantity: number) => [...rows.values()].filter(({ row }) => row.quantity === quantity).length,
  };
};
