import type { VoucherType } from '@knotenblech/shared/orders/vouchers/voucher.schema.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StateTone } from '../../../ui/signals/state-chip.tsx';
import type { VoucherState } from './voucher-state.ts';

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
