import type { PriceSnapshot } from '@knotenblech/shared/prices/project/price-difference.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';

/** The price of a project as it was last seen on this device; null: never. */
export const readSeenPrice = async (database: ShopDatabase, projectId: ProjectId): Promise<PriceSnapshot | null> =>
  (await database.seenPrice.get(projectId))?.snapshot ?? null;

/** Remembers what a project costs as the user sees it now. */
export const keepSeenPrice = async (database: ShopDatabase, projectId: ProjectId, snapshot: PriceSnapshot) => {
  await database.seenPrice.put({ projectId, snapshot });
};
