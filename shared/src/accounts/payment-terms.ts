import { z } from 'zod';

/** How a bill is to be paid. `discountRate`: hundredths of a percent taken off for payment within `discountDays`; 0: none. */
export const paymentTermsSchema = z
  .strictObject({
    days: z.number().int().min(0).max(120),
    discountRate: z.number().int().min(0).max(1000),
    discountDays: z.number().int().min(0).max(120),
  })
  .refine(({ days, discountRate, discountDays }) => discountRate === 0 || discountDays < days, 'discountDays');
export type PaymentTerms = z.infer<typeof paymentTermsSchema>;

/** What holds where nothing else was agreed. */
export const usualPaymentTerms: PaymentTerms = { days: 14, discountRate: 0, discountDays: 0 };
