import { productionLimitsSchema } from '../manufacturability/production-limits.ts';
import { deriveTariff } from '../prices/derive-tariff.ts';
import { type CostSeed, costSeed } from './cost-seed.ts';
import { type ProductionData, productionDataSchema } from './production-data.ts';
import { readTable } from './read-table.ts';
import ventHoles from './seed-vent-holes.json' with { type: 'json' };

/** The production of a new shop: the limits that its tariffs carry, and the vent holes by table. */
export const seedProductionData = (costs: CostSeed = costSeed()): ProductionData =>
  productionDataSchema.parse({
    limits: productionLimitsSchema.parse(deriveTariff({ number: 1, validFrom: '', validDays: 0, costs })),
    ventHoles: readTable(ventHoles),
  });
