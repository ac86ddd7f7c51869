import type { Grade } from '../../catalogue/catalogue.schema.ts';
import type { PartMeasures } from '../part-facts.schema.ts';

/** Density of structural steel, kg/m3, where no grade is known (EN 1991-1-1, table A.4: 7850). */
const structuralSteelKgPerM3 = 7850;

/** Net weight of one piece in whole grams, rounded half up: volume in mm3 times density in kg/m3. */
export const netWeightG = (measures: Pick<PartMeasures, 'netVolumeMm3'>, grade: Grade | undefined) =>
  Math.round((measures.netVolumeMm3 * (grade?.densityKgPerM3 ?? structuralSteelKgPerM3)) / 1_000_000);
