import { z } from 'zod';
import { voucherSchema } from '../../orders/vouchers/voucher.schema.ts';
import { voucherFormSchema } from '../../orders/vouchers/voucher-rules.ts';
import { idSchema, type VoucherId } from '../../values/ids.ts';
import { describeCall } from '../describe-call.ts';

const listedVoucherSchema = z.strictObject({
  voucher: voucherSchema,
  usedCount: z.number().int(),
  /** Of the customer it is for; null: for no single one. */
  customerName: z.string().nullable(),
});
export type ListedVoucher = z.infer<typeof listedVoucherSchema>;

const answer = z.strictObject({ success: z.literal(true), voucherId: idSchema<VoucherId>() });

/** Vouchers, as the operator's admin keeps them. */
export const voucherCalls = {
  listVouchers: describeCall({
    method: 'get',
    path: '/admin/listVouchers',
    summary: 'Every voucher with how often it was redeemed by orders that stand, newest first.',
    permission: 'editVouchers',
    answer: z.strictObject({
      success: z.literal(true),
      vouchers: z.array(listedVoucherSchema),
    }),
    errors: ['not_allowed'],
  }),
  createVoucher: describeCall({
    method: 'post',
    path: '/admin/createVoucher',
    summary: 'A new voucher. Codes are the same in any case and spacing.',
    permission: 'editVouchers',
    request: voucherFormSchema,
    answer,
    errors: ['not_allowed', 'invalid_input', 'already_exists', 'not_found'],
  }),
  updateVoucher: describeCall({
    method: 'post',
    path: '/admin/updateVoucher/{voucherId}',
    summary: 'The whole voucher anew; its code stays. Orders that redeemed it keep the terms they had.',
    permission: 'editVouchers',
    pathSchema: z.strictObject({ voucherId: idSchema<VoucherId>() }),
    request: voucherFormSchema,
    answer,
    errors: ['not_allowed', 'invalid_input', 'not_found'],
  }),
};
