import { z } from 'zod';
import { paymentTermsSchema } from './payment-terms.ts';
import { lineSchema } from './user-form.schema.ts';

/** What the operator sets of a customer. */
export const customerFormSchema = z.strictObject({
  name: lineSchema(120).pipe(z.string().min(1)),
  /** The customer's number in the operator's own books; '' without one. */
  companyId: lineSchema(40),
  mayPayByBill: z.boolean(),
  /** How bills are paid that he orders from now on. */
  paymentTerms: paymentTermsSchema,
  /** For the operator alone. */
  notes: z.string().trim().max(4000),
  /** A VAT id that somebody has confirmed; null: none is. */
  confirmedVatId: z
    .string()
    .trim()
    .regex(/^[A-Z]{2}[0-9A-Z+*]{2,13}$/)
    .nullable(),
});
export type CustomerForm = z.infer<typeof customerFormSchema>;

/** What of it an edit changed; all else stays as it is, also what somebody else wrote meanwhile. */
export const customerEditSchema = customerFormSchema.partial();
export type CustomerEdit = z.infer<typeof customerEditSchema>;
