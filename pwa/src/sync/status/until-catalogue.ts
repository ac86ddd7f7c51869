import type { Catalogue } from '@knotenblech/shared/catalogue/catalogue.schema.ts';
import { observe } from '../../database/observe.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { readCatalogue } from './read-catalogue.ts';

/** The base data that reading a file needs; on a new device it is told once that it has to come first. */
export const waitForCatalogue = async (database: ShopDatabase, onWaiting: () => void): Promise<Catalogue> => {
  const read = () => readCatalogue(database);
  const known = await read();
  if (known) return known;
  onWaiting();
  return new Promise<Catalogue>((done, fail) => {
    const subscription = observe(read).subscribe({
      next: (catalogue) => {
        if (!catalogue) return;
        queueMicrotask(() => subscription.unsubscribe());
        done(catalogue);
      },
      error: fail,
    });
  });
};
