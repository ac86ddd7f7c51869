import type { CatalogPack } from '@knotenblech/shared/catalogue/catalog-pack.record.ts';
import { catalogSpace } from '@knotenblech/shared/records/space.ts';
import { rowRange } from '../../database/row-range.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';

/** The base data as they lie on the device; undefined until they have come, for those of a new shop are not this one's. */
export const readBaseData = async (database: ShopDatabase): Promise<CatalogPack[] | undefined> => {
  const packs = (await rowRange(database, catalogSpace, 'catalogPack').toArray()).map(({ data }) => data);
  return packs.length === 0 ? undefined : packs;
};
