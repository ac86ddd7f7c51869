import { readCatalog } from '@knotenblech/shared/base-data/read-catalog.ts';
import { catalogPackSchema } from '@knotenblech/shared/base-data/catalog-pack.ts';
import { catalogSpace } from '@knotenblech/shared/sync/space.ts';
import type { Transaction } from '../database/database.ts';
import { readRecords } from '../sync/record-store.ts';
import { nobody } from '../sync/space-owner.ts';

/** The catalogue that reading a file needs, as it stands in the base data now. */
export const loadCatalogue = async (tx: Transaction) => {
  const found = await readRecords(tx, nobody, [{ space: catalogSpace, kind: 'catalogPack', all: true }]);
  return readCatalog(found.map((row) => catalogPackSchema.parse(row.data)));
};
