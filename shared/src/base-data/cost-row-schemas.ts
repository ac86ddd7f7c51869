import { z } from 'zod';
import { ventHoleSchema } from '../parts/findings/vent-hole.schema.ts';
import { freightRateSchema, tariffSchema } from '../prices/tariff.record.ts';
import { gradeStockSchema, specificitySchema } from '../prices/tariff-stock.schema.ts';
import { countrySchema } from './seed/seed-countries.ts';

const decimalText = z.string().regex(/^\d{1,9}(\.\d{1,6})?$/);
const costKey = z.string().max(60).nullable();

/** One row of each table that the purchase side is made of, by kind. Costs: decimal text in their unit. */
export const costRowSchemas = {
  cost: z.strictObject({
    key: z.string().regex(/^[a-z][a-z0-9_.]{1,59}$/),
    value: decimalText,
    unit: z.string().max(40),
    basis: z.string().max(200),
  }),
  gradePrice: z.strictObject({
    grade: z.string().min(1).max(40),
    plate: costKey,
    open: costKey,
    hollow: costKey,
    bar: costKey,
  }),
  specificityPrice: z.strictObject({ stock: gradeStockSchema, specificity: specificitySchema, percent: decimalText }),
  certificateGrade: z.strictObject({ grade: z.string().min(1).max(40) }),
  ventHole: ventHoleSchema,
  cuttingSpeed: tariffSchema.shape.cutting.element,
  zincCoating: tariffSchema.shape.zinc.shape.coatings.element,
  country: countrySchema,
  productionType: tariffSchema.shape.production.element,
  shippingType: tariffSchema.shape.shipping.element,
  freightRate: freightRateSchema,
  paymentType: tariffSchema.shape.payment.element,
};
