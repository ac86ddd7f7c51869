import { z } from 'zod';
import { defineRecord } from '../values/define-record.ts';
import { processNameSchema } from './process-price.schema.ts';

const eur = z.string().regex(/^-?\d+(\.\d+)?$/);
const amount = z.string().regex(/^\d+(\.\d+)?$/);

/** Values of a process in place of the computed ones, sales side; what is absent stays as computed. */
export const processOverrideSchema = z.strictObject({
  minutesPerPiece: amount.optional(),
  ratePerHour: amount.optional(),
  kgPerPiece: amount.optional(),
  eurPerKg: amount.optional(),
  /** EUR in place of what a piece costs by EUR or m2. */
  euroPerPiece: amount.optional(),
  /** Minutes, kg and EUR set up for each piece, together. */
  flatPartEur: eur.optional(),
  /** Minutes, kg and EUR set up once per position, together; 2 decimals. */
  flatPosEur: eur.optional(),
});
export type ProcessOverride = z.infer<typeof processOverrideSchema>;

/**
 * What an admin set by hand in the price of a part, an assembly or a project, as sales amounts. id is theirs. Lies in the
 * project's price space: its amounts are those that the customer pays. Without a tariff that has the process it is not used.
 */
export const priceOverrideSchema = z.strictObject({
  id: z.uuid(),
  /** Of a part. eurPerKg and kgPerPiece (with waste) in place of the computed ones. */
  material: z
    .strictObject({
      eurPerKg: amount.optional(),
      kgPerPiece: amount.optional(),
      flatPartEur: eur.optional(),
      flatPosEur: eur.optional(),
    })
    .optional(),
  processes: z.partialRecord(processNameSchema, processOverrideSchema).optional(),
  /** Of a project: what its amounts are multiplied by beside those of the tariff, by kind of cost. */
  factors: z.strictObject({ work: amount, material: amount, flat: amount }).optional(),
  /** Of a project: EUR for handling and packing, a charge of its own. */
  handlingEur: amount.optional(),
  /** Of a project: weight and size that shipping takes it for; what is absent follows from its parts. */
  shipment: z
    .strictObject({
      netWeightG: z.number().int().positive().optional(),
      lengthMm: z.number().positive().optional(),
      widthMm: z.number().positive().optional(),
      heightMm: z.number().positive().optional(),
    })
    .optional(),
  /** Of a part or an assembly: it has no price until an admin lifts this. */
  onRequest: z.boolean().optional(),
});
export type PriceOverride = z.infer<typeof priceOverrideSchema>;

export const priceOverrideRecord = defineRecord({
  kind: 'priceOverride',
  version: 1,
  schema: priceOverrideSchema,
  migrations: {},
});
