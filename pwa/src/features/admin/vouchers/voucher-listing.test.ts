import type { ListedVoucher } from '@knotenblech/shared/api/orders/voucher-calls.ts';
import { unrestricted, type Voucher } from '@knotenblech/shared/orders/vouchers/voucher.schema.ts';
import type { VoucherId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import { listVouchers } from './admin-vouchers-screen.tsx';
import { voucherState } from './voucher-words.ts';

const today = '2026-11-23';
const voucher = (code: string, more: Partial<Voucher> = {}): Voucher => ({
  id: code as VoucherId,
  code,
  type: 'ALL_CUSTOMERS',
  discount: { kind: 'fixed', cents: 5000 },
  minimumCents: 0,
  ...unrestricted,
  note: '',
  ...more,
});
const listed = (code: string, usedCount = 0, more: Partial<Voucher> = {}): ListedVoucher => ({
  voucher: voucher(code, more),
  usedCount,
  customerName: null,
});
const all = [
  listed('NEU', 1),
  listed('ALT', 3, { validTo: '2026-11-22' }),
  listed('FRUEH', 0, { validFrom: '2026-12-01' }),
  listed('AUS', 2, { isActive: false, note: 'Messe Wels' }),
  listed('EINMAL', 1, { type: 'LIMITED_DISCHARGE', useLimit: 1 }),
  listed('BESTAND', 4, { type: 'EXISTING_CUSTOMERS' }),
];
const codes = (search: Parameters<typeof listVouchers>[1]) =>
  listVouchers(all, search, today).map((each) => each.voucher.code);

test('what nobody can redeem any more is hidden at first', () =>
  expect(codes({})).toEqual(['NEU', 'FRUEH', 'BESTAND']));
test('a switch shows it', () => expect(codes({ ended: true })).toHaveLength(6));
test('vouchers are found by code and note, with small slips', () => {
  expect(codes({ q: 'besand' })).toEqual(['BESTAND']);
  expect(codes({ q: 'wels', ended: true })).toEqual(['AUS']);
});
test('they are ordered by code or by how often they were redeemed', () => {
  expect(codes({ sort: 'codeAsc' })).toEqual(['BESTAND', 'FRUEH', 'NEU']);
  expect(codes({ sort: 'usesDesc' })).toEqual(['BESTAND', 'NEU', 'FRUEH']);
});
test.each([
  ['live', {}, 0],
  ['off', { isActive: false }, 0],
  ['early', { validFrom: '2026-11-24' }, 0],
  ['expired', { validTo: '2026-11-22' }, 0],
  ['used-up', { useLimit: 2 }, 2],
  ['live', { type: 'NEW_CUSTOMERS' as const }, 9],
] as const)('a voucher is %s for %j', (state, more, usedCount) =>
  expect(voucherState(voucher('X', more), usedCount, today)).toBe(state),
);
