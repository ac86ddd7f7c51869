import { z } from 'zod';
import { defineRecord } from '../values/define-record.ts';
import { type AddressId, idSchema } from '../values/ids.ts';

export const salutationSchema = z.enum(['COMPANY', 'MR', 'MRS']);

const text = (max: number) => z.string().max(max);

/** An address of a customer. Lies in the customer's space. */
export const addressSchema = z.strictObject({
  id: idSchema<AddressId>(),
  salutation: salutationSchema,
  /** Company name, or family name of a private person. */
  name: text(120),
  /** First name of a private person; a second name line of a company. */
  nameAdd: text(120),
  contactFirstName: text(80),
  contactName: text(80),
  street: text(120),
  zip: text(12),
  city: text(80),
  /** ISO 3166-1 alpha-2. */
  countryIso: z.string().regex(/^[A-Z]{2}$/),
  email: text(120),
  phone: text(40),
  fax: text(40),
  vatId: text(20),
  isShippingAddress: z.boolean(),
  isBillingAddress: z.boolean(),
});
export type Address = z.infer<typeof addressSchema>;

export const addressRecord = defineRecord({ kind: 'address', version: 1, schema: addressSchema, migrations: {} });
