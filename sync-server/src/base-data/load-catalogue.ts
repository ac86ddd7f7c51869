import { catalogPackSchema } from '@knotenblech/shared/catalogue/catalog-pack.record.ts';
import { readCatalog } from '@knotenblech/shared/catalogue/read-catalogue.ts';
import { catalogSpace } from '@knotenblech/shared/records/space.ts';
import type { Transaction } from '../database/database.ts';
import { nobody } from '../database/in-customer.ts';
import { readRecords } from '../sync/rows/record.store.ts';

/** The catalogue that reading a file needs, as it stands in the base data now. */
export const loadCatalogue = async (tx: Transaction) => {
  const found = await readRecords(tx, nobody, [{ space: catalogSpace, kind: 'catalogPack', all: true }]);
  return readCatalog(found.map((row) => catalogPackSchema.parse(row.data)));
};
