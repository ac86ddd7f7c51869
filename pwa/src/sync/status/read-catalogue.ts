import type { CatalogPack } from '@knotenblech/shared/catalogue/catalog-pack.record.ts';
import type { Catalogue } from '@knotenblech/shared/catalogue/catalogue.schema.ts';
import { readCatalog } from '@knotenblech/shared/catalogue/read-catalogue.ts';
import { catalogSpace, type SpaceId } from '@knotenblech/shared/records/space.ts';
import { isCompleteSpace } from '@knotenblech/shared/sync/wire.ts';
import { observe } from '../../database/observe.ts';
import { rowRange, type ShopDatabase } from '../../database/shop-database.ts';
import { databaseOf, type UserData } from '../../database/user-data.ts';

type Read = { version: string; catalogue: Catalogue };

const lastRead = new WeakMap<ShopDatabase, Read>();

/** The base data that reading a file needs, if it has come. Parsed once for each state: no change of a device touches the base data, so that at one cursor it is the same. */
export const readCatalogue = (database: ShopDatabase): Promise<Catalogue | undefined> =>
  database.transaction('r', [database.row, database.spaces], async () => {
    const held = await database.spaces.get(catalogSpace);
    const version = held?.cursor ? JSON.stringify([held.cursor, held.factsVersion]) : null;
    const known = lastRead.get(database);
    if (known && known.version === version) return known.catalogue;
    const packs = await readBaseData(database);
    if (!packs) return undefined;
    const catalogue = readCatalog(packs);
    if (version !== null) lastRead.set(database, { version, catalogue });
    return catalogue;
  });

/** The base data as they lie on the device; undefined until they have come, for those of a new shop are not this one's. */
export const readBaseData = async (database: ShopDatabase): Promise<CatalogPack[] | undefined> => {
  const packs = (await rowRange(database, catalogSpace, 'catalogPack').toArray()).map(({ data }) => data);
  return packs.length === 0 ? undefined : packs;
};

/** The base data that reading a file needs; on a new device it is told once that it has to come first. */
export const waitForCatalogue = async (data: UserData, onWaiting: () => void): Promise<Catalogue> => {
  const read = () => readCatalogue(databaseOf(data));
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

/** Whether all rows of these spaces have come to the device, as far as the server's last word goes: only then is what is not there known to be none. */
export const isSpaceLoaded = async (
  { spaces }: Pick<ShopDatabase, 'spaces'>,
  ids: readonly SpaceId[],
): Promise<boolean> => (await spaces.bulkGet([...ids])).every((space) => isCompleteSpace(space?.cursor ?? null));
