import type { Voucher } from '@knotenblech/shared/orders/vouchers/voucher.schema.ts';
import { voucherRefusal } from '@knotenblech/shared/orders/vouchers/voucher-rules.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import type { CustomerId } from '@knotenblech/shared/values/ids.ts';

export type VoucherState = 'live' | 'off' | 'early' | 'expired' | 'used-up';

const anybody = '00000000-0000-0000-0000-000000000001' as CustomerId;

/** Whether the voucher can be redeemed today by somebody it is meant for, or why not. */
export const voucherState = (voucher: Voucher, usedCount: number, today: Day): VoucherState => {
  const refusal = voucherRefusal(voucher, {
    customerId: voucher.customerId ?? anybody,
    today,
    usedCount,
    usedByCustomer: 0,
    hasOrdered: voucher.type === 'EXISTING_CUSTOMERS',
    partsCents: null,
  });
  switch (refusal?.code) {
    case undefined:
      return 'live';
    case 'voucher_not_yet_valid':
      return 'early';
    case 'voucher_expired':
      return 'expired';
    case 'voucher_used_up':
      return 'used-up';
    default:
      return 'off';
  }
};
