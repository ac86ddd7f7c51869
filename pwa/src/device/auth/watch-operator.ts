import type { CatalogPack } from '@knotenblech/shared/catalogue/catalog-pack.record.ts';
import { type Operator, operatorPackId, readOperator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import { catalogSpace } from '@knotenblech/shared/records/space.ts';
import { observe } from '../../database/observe.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';

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
