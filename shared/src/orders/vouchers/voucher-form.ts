import { z } from 'zod';
import { voucherSchema } from './voucher.schema.ts';
import { voucherCodeOf } from './voucher-code.ts';

/** A voucher as an admin enters it: in its one spelling, with what its type needs and nothing that contradicts it. */
export const voucherFormSchema = voucherSchema
  .omit({ id: true })
  .extend({ code: voucherSchema.shape.code.transform(voucherCodeOf).pipe(z.string().regex(/^[\p{L}\p{N}_-]{3,40}$/u)) })
  .superRefine(({ type, customerId, useLimit, validFrom, validTo }, context) => {
    const problem = (field: string) => context.addIssue({ code: 'custom', path: [field], message: 'contradiction' });
    if ((type === 'SPECIFIC_CUSTOMER') !== (customerId !== null)) problem('customerId');
    if (type === 'LIMITED_DISCHARGE' && useLimit === null) problem('useLimit');
    if (validFrom !== null && validTo !== null && validTo < validFrom) problem('validTo');
  });
export type VoucherForm = z.infer<typeof voucherFormSchema>;
