import { operatorPackId, readOperator } from '@knotenblech/shared/base-data/operator.ts';
import type { Rows } from '@knotenblech/shared/sync/rows.ts';
import { catalogSpace } from '@knotenblech/shared/sync/space.ts';

/** The operator by the catalogue's rows. */
export const operatorIn = (rows: Pick<Rows, 'get'>) => {
  const pack = rows.get(catalogSpace, 'catalogPack', operatorPackId);
  return readOperator(pack ? [pack] : []);
};
