import type { CatalogPack } from '@knotenblech/shared/base-data/catalog-pack.ts';
import { type Operator, operatorPackId, readOperator } from '@knotenblech/shared/base-data/operator.ts';
import { catalogSpace } from '@knotenblech/shared/sync/space.ts';
import { observe } from '../database/follow.ts';
import type { ShopDatabase } from '../database/shop-database.ts';

/** Tells who runs the shop, as often as the catalogue brings another; nothing while it has not come. */
export const watchOperator = (database: ShopDatabase, onOperator: (operator: Operator) => void) =>
  observe(async () => {
    const row = await database.row.get([catalogSpace, 'catalogPack', operatorPackId]);
    return row ? readOperator([row.data as CatalogPack]) : null;
  }).subscribe({
    next: (operator) => {
      if (operator) onOperator(operator);
    },
    error: () => {},
  });
