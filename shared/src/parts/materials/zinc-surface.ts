import { type Decimal, decimal } from '../../values/decimal.ts';
import type { PartFacts } from '../part-facts.schema.ts';
import { stockOf } from './stock-of.ts';

/** Surface that zinc reaches on one piece, mm2: as measured; of a hollow section inside and outside, 2 V / t. */
export const zincSurfaceMm2 = (facts: PartFacts): Decimal => {
  const { surfaceMm2, netVolumeMm3 } = facts.measures;
  const wallMm = wallThicknessMm(facts);
  if (stockOf(facts) !== 'hollow' || wallMm.eq(0)) return decimal(surfaceMm2);
  return decimal(netVolumeMm3).times(2).div(wallMm).round(0);
};

const lastNumber = /x(\d+(?:\.\d+)?)$/;

/**
 * Steel thickness in mm that decides on zinc: the plate's, the wall that the designation ends in ('SHS 100x100x5'),
 * else the mean wall 2 V / S rounded to 0.01 mm.
 */
export const wallThicknessMm = ({ thicknessMm, profileFamily, profileName, measures }: PartFacts): Decimal => {
  if (thicknessMm !== null) return decimal(thicknessMm);
  const wall = profileFamily === null ? undefined : lastNumber.exec(profileName)?.[1];
  if (wall !== undefined) return decimal(wall);
  if (measures.surfaceMm2 === 0) return decimal(0);
  return decimal(measures.netVolumeMm3).times(2).div(measures.surfaceMm2).round(2);
};
