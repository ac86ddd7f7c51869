import type { CatalogPack } from '@knotenblech/shared/catalogue/catalog-pack.record.ts';
import type { Catalogue } from '@knotenblech/shared/catalogue/catalogue.schema.ts';
import { databaseOf } from '../../database/user-data.ts';
import { readBaseData, readCatalogue } from '../status/read-catalogue.ts';
import { useLive } from './use-live.ts';
import { useShop } from './use-shop.tsx';

/** The base data that reading a file needs; undefined until it has come. */
export const useCatalogue = (): Catalogue | undefined => {
  const database = databaseOf(useShop());
  return useLive(`${database.name} catalogue`, () => readCatalogue(database));
};

/** The base data as they lie here; undefined while they are read, and until they have come. */
export const useBaseData = (): readonly CatalogPack[] | undefined => {
  const database = databaseOf(useShop());
  return useLive(`${database.name} base data`, () => readBaseData(database));
};
