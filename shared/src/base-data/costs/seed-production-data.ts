import { productionLimitsSchema } from '../../parts/findings/production-limits.schema.ts';
import { type ProductionData, productionDataSchema } from '../production-data.ts';
import { type CostSeed, costSeed } from './cost-seed.ts';
import { deriveTariff } from './derive-tariff.ts';

/** The production by the costs, those of a new shop by default: the limits that its tariffs carry, and the vent holes by table. */
export const seedProductionData = (costs: CostSeed = costSeed()): ProductionData =>
  productionDataSchema.parse({
    limits: productionLimitsSchema.parse(deriveTariff({ number: 1, validFrom: '', validDays: 0, costs })),
    ventHoles: costs.ventHoles,
  });
