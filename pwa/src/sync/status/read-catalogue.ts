import type { Catalogue } from '@knotenblech/shared/catalogue/catalogue.schema.ts';
import { readCatalog } from '@knotenblech/shared/catalogue/read-catalogue.ts';
import { catalogSpace } from '@knotenblech/shared/records/space.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { readBaseData } from './read-base-data.ts';

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
