import { z } from 'zod';
import { defineRecord } from '../../values/define-record.ts';
import { idSchema, type ProjectId } from '../../values/ids.ts';
import { centsSchema } from '../../values/money.ts';

/** What shipping and delivery day need to know of a project, made once: weights in g, sizes in mm, days its slowest surface adds. */
export const shipmentSchema = z.strictObject({
  netWeightG: z.number().int(),
  /** Pieces that the weight leaves out, because nothing says theirs; absent: none. */
  unweighedCount: z.number().int().positive().optional(),
  heaviestPieceG: z.number().int(),
  longestPieceMm: z.number(),
  longestPlusGirthMm: z.number(),
  surfaceDays: z.number().int(),
});

/** The price of a project for lists and baskets. Lies in the customer's price space; id is the project's. */
export const projectPriceSchema = z.strictObject({
  id: idSchema<ProjectId>(),
  tariffNumber: z.number().int(),
  /** What the project costs, net: the price set by hand where one is in force, else the calculated one. */
  netCents: centsSchema,
  /** Some part has no price and none was set by hand: the sum is of the others only, and the project cannot be ordered. */
  onRequest: z.boolean(),
  /** The calculated price (sum of rounded positions and project charges of what has a price) where another is in force. */
  calculated: z.strictObject({ netCents: centsSchema, onRequest: z.boolean() }).optional(),
  shipment: shipmentSchema,
});
export type ProjectPrice = z.infer<typeof projectPriceSchema>;

export const projectPriceRecord = defineRecord({
  kind: 'projectPrice',
  version: 1,
  schema: projectPriceSchema,
  migrations: {},
});
