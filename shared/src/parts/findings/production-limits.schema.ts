import { z } from 'zod';
import { tariffSchema } from '../../prices/tariff.record.ts';

const { largestPlateThicknessMm, longestPartMm, laserBedMm, zinc, cutting, material, freight, waste } =
  tariffSchema.shape;

/**
 * What the workshop, the stock and the carriers take: no amount of money in it, so that everybody may have it.
 * A tariff has all of it, and parsing one gives the limits alone. Lengths in mm.
 */
export const productionLimitsSchema = z.object({
  largestPlateThicknessMm,
  longestPartMm,
  laserBedMm,
  zinc: z.object({ minimumThicknessMm: zinc.shape.minimumThicknessMm, bathMm: zinc.shape.bathMm }),
  /** Plate thicknesses in stock. */
  cutting: z.array(z.object({ thicknessMm: cutting.element.shape.thicknessMm })),
  /** Grades in stock, by kind of stock. */
  material: z.array(z.object({ grade: material.element.shape.grade, stock: material.element.shape.stock })),
  freight: z.object({
    maxLengthMm: freight.shape.maxLengthMm,
    /** Longer pieces cost more. */
    long: z.object({ overMm: z.number() }).optional(),
  }),
  /** How the weight of the stock used up follows from a part's measures. */
  waste,
});
export type ProductionLimits = z.infer<typeof productionLimitsSchema>;
