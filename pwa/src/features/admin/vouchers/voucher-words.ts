import type { Voucher, VoucherType } from '@knotenblech/shared/orders/vouchers/voucher.schema.ts';
import { voucherRefusal } from '@knotenblech/shared/orders/vouchers/voucher-rules.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import type { CustomerId } from '@knotenblech/shared/values/ids.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StateTone } from '../../../ui/signals/state-chip.tsx';

export const voucherTypeLabels = {
  ALL_CUSTOMERS: msg`Alle Kunden`,
  NEW_CUSTOMERS: msg`Neukunden`,
  EXISTING_CUSTOMERS: msg`Bestandskunden`,
  SPECIFIC_CUSTOMER: msg`Ein bestimmter Kunde`,
  LIMITED_DISCHARGE: msg`Begrenzte Zahl von Einlösungen`,
} satisfies Record<VoucherType, MessageDescriptor>;

export const voucherStateLabels = {
  live: msg`gültig`,
  off: msg`deaktiviert`,
  early: msg`noch nicht gültig`,
  expired: msg`abgelaufen`,
  'used-up': msg`aufgebraucht`,
} satisfies Record<VoucherState, MessageDescriptor>;

export const voucherStateTones = {
  live: 'good',
  off: 'quiet',
  early: 'active',
  expired: 'quiet',
  'used-up': 'warn',
} satisfies Record<VoucherState, StateTone>;

type VoucherState = 'live' | 'off' | 'early' | 'expired' | 'used-up';

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
