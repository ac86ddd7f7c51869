import type { Catalogue } from '@knotenblech/shared/base-data/catalogue.ts';
import { readCatalog } from '@knotenblech/shared/base-data/read-catalog.ts';
import { catalogSpace } from '@knotenblech/shared/sync/space.ts';
import { follow } from '../database/follow.ts';
import { rowRange } from '../database/row-range.ts';
import type { ShopDatabase } from '../database/shop-database.ts';

/** The base data that reading a file needs; on a new device it is told once that it has to come first. */
export const untilCatalogue = async (database: ShopDatabase, onWaiting: () => void): Promise<Catalogue> => {
  const read = async () => {
    const packs = await rowRange(database, catalogSpace, 'catalogPack').toArray();
    return packs.length > 0 ? readCatalog(packs.map((row) => row.data)) : null;
  };
  const known = await read();
  if (known) return known;
  onWaiting();
  return new Promise<Catalogue>((done, fail) => {
    const subscription = follow(read).subscribe({
      next: (catalogue) => {
        if (!catalogue) return;
        queueMicrotask(() => subscription.unsubscribe());
        done(catalogue);
      },
      error: fail,
    });
  });
};
