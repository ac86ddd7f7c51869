import { z } from 'zod';
import { defineRecord } from '../sync/define-record.ts';
import { idSchema, type ProjectId } from '../values/ids.ts';
import { centsSchema } from '../values/money.ts';

/** The price of a project for lists and baskets. Lies in the customer's price space; id is the project's. */
export const projectPriceSchema = z.strictObject({
  id: idSchema<ProjectId>(),
  tariffNumber: z.number().int(),
  /** Net sum of rounded positions and project charges of what has a price. */
  netCents: centsSchema,
  /** Some part has no price: the sum is of the others only, and the project cannot be ordered. */
  onRequest: z.boolean(),
});
export type ProjectPrice = z.infer<typeof projectPriceSchema>;

export const projectPriceRecord = defineRecord({
  kind: 'projectPrice',
  version: 1,
  schema: projectPriceSchema,
  migrations: {},
});
