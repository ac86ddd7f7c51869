import { type CatalogPack, catalogPackSchema } from '@knotenblech/shared/catalogue/catalog-pack.record.ts';
import { catalogSpace } from '@knotenblech/shared/records/space.ts';
import type { Sql } from '../database/database.ts';
import { nobody, readInCustomer } from '../database/in-customer.ts';
import { readRecords } from '../sync/rows/record.store.ts';

const mostPacks = 20;

/** The packs of a table of the catalogue as every device has them, in their order. */
export const readOpenPacks = (sql: Sql, table: Exclude<CatalogPack['table'], 'profiles'>): Promise<CatalogPack[]> =>
  readInCustomer(sql, nobody, async (tx) => {
    const ids = Array.from({ length: mostPacks }, (_, n) => `${table}:${String(n).padStart(4, '0')}`);
    const found = await readRecords(
      tx,
      nobody,
      ids.map((id) => ({ space: catalogSpace, kind: 'catalogPack', id })),
    );
    return found.map((row) => catalogPackSchema.parse(row.data)).sort((a, b) => (a.id < b.id ? -1 : 1));
  });
