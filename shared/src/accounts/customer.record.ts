import { z } from 'zod';
import { defineRecord } from '../values/define-record.ts';
import { type CustomerId, idSchema } from '../values/ids.ts';

/** A customer: a company or a private person with its users. Lies in the customer's space. */
export const customerSchema = z.strictObject({
  id: idSchema<CustomerId>(),
  number: z.number().int(),
  name: z.string().max(120),
  kind: z.enum(['company', 'private']),
  /** Bill payment is offered after a completed order, or when an admin allows it. */
  mayPayByBill: z.boolean(),
  /** A VAT id confirmed by VIES or an admin; only then is an intra-community supply free of tax. */
  confirmedVatId: z.string().nullable(),
});
export type Customer = z.infer<typeof customerSchema>;

export const customerRecord = defineRecord({ kind: 'customer', version: 1, schema: customerSchema, migrations: {} });
