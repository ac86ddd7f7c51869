import { productionLimitsSchema } from '../manufacturability/production-limits.ts';
import { deriveTariff } from '../prices/derive-tariff.ts';
import { type CostSeed, costSeed } from './cost-seed.ts';
import { type ProductionData, productionDataSchema } from './production-data.ts';

/** The production by the costs, those of a new shop by default: the limits that its tariffs carry, and the vent holes by table. */
export const seedProductionData = (costs: CostSeed = costSeed()): ProductionData =>
  productionDataSchema.parse({
    limits: productionLimitsSchema.parse(deriveTariff({ number: 1, validFrom: '', validDays: 0, costs })),
    ventHoles: costs.ventHoles,
  });
