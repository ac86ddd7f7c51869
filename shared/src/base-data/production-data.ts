import { z } from 'zod';
import type { CatalogPack } from '../catalogue/catalog-pack.record.ts';
import { productionLimitsSchema } from '../parts/findings/production-limits.schema.ts';
import { ventHoleSchema } from '../parts/findings/vent-hole.schema.ts';

/** What a part is checked against, for everybody: no amount of money is in it. */
export const productionDataSchema = z.strictObject({
  limits: productionLimitsSchema,
  ventHoles: z.array(ventHoleSchema),
});
export type ProductionData = z.infer<typeof productionDataSchema>;

/** The production's data from the packs of the space 'catalog'; null while a device has not got them. */
export const readProductionData = (packs: readonly CatalogPack[]): ProductionData | null => {
  const [row] = packs.filter((pack) => pack.table === 'production').flatMap((pack) => pack.rows);
  return row === undefined ? null : productionDataSchema.parse(row);
};
