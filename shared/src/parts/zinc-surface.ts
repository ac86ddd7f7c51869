import { type Decimal, decimal } from '../values/decimal.ts';
import type { PartFacts } from './part-facts.schema.ts';
import { stockOf } from './stock-of.ts';
import { wallThicknessMm } from './wall-thickness.ts';

/** Surface that zinc reaches on one piece, mm2: as measured; of a hollow section inside and outside, 2 V / t. */
export const zincSurfaceMm2 = (facts: PartFacts): Decimal => {
  const { surfaceMm2, netVolumeMm3 } = facts.measures;
  const wallMm = wallThicknessMm(facts);
  if (stockOf(facts) !== 'hollow' || wallMm.eq(0)) return decimal(surfaceMm2);
  return decimal(netVolumeMm3).times(2).div(wallMm).round(0);
};
