import { describe, expect, it } from 'vitest';
import type { CustomerId, VoucherId } from '../../values/ids.ts';
import { unrestricted, type Voucher } from './voucher.schema.ts';
import { type VoucherUse, voucherCents, voucherCodeOf, voucherRefusal } from './voucher-rules.ts';

const customerId = '0199d000-0000-7000-8000-000000000002' as CustomerId;
const stranger = '0199d000-0000-7000-8000-000000000003' as CustomerId;

const voucher: Voucher = {
  id: '0199d000-0000-7000-8000-000000000401' as VoucherId,
  code: 'HERBST',
  type: 'ALL_CUSTOMERS',
  discount: { kind: 'fixed', cents: 5000 },
  minimumCents: 0,
  ...unrestricted,
  note: '',
};
const use: VoucherUse = {
  customerId,
  today: '2026-11-23',
  usedCount: 0,
  usedByCustomer: 0,
  hasOrdered: false,
  partsCents: 10_000,
};

describe('voucherRefusal', () => {
  it.each<[string, Partial<Voucher>, Partial<VoucherUse>, string | null]>([
    ['all customers', {}, {}, null],
    ['all customers, after an order', {}, { hasOrdered: true }, null],
    ['switched off', { isActive: false }, {}, 'voucher_unknown'],
    ['new customers, before the first order', { type: 'NEW_CUSTOMERS' }, {}, null],
    ['new customers, after it', { type: 'NEW_CUSTOMERS' }, { hasOrdered: true }, 'voucher_new_customers_only'],
    [
      'existing customers, before the first order',
      { type: 'EXISTING_CUSTOMERS' },
      {},
      'voucher_existing_customers_only',
    ],
    ['existing customers, after it', { type: 'EXISTING_CUSTOMERS' }, { hasOrdered: true }, null],
    ['its own customer', { type: 'SPECIFIC_CUSTOMER', customerId }, {}, null],
    ['another customer', { type: 'SPECIFIC_CUSTOMER', customerId: stranger }, {}, 'voucher_unknown'],
    ['a limit that is left', { type: 'LIMITED_DISCHARGE', useLimit: 3 }, { usedCount: 2 }, null],
    ['a limit that is reached', { type: 'LIMITED_DISCHARGE', useLimit: 3 }, { usedCount: 3 }, 'voucher_used_up'],
    ['a limit of the customer', { perCustomerLimit: 1 }, { usedByCustomer: 1 }, 'voucher_used_by_customer'],
    ['its first day', { validFrom: '2026-11-23' }, {}, null],
    ['the day before it', { validFrom: '2026-11-24' }, {}, 'voucher_not_yet_valid'],
    ['its last day', { validTo: '2026-11-23' }, {}, null],
    ['the day after it', { validTo: '2026-11-22' }, {}, 'voucher_expired'],
    ['its minimum', { minimumCents: 10_000 }, {}, null],
    ['a cent below it', { minimumCents: 10_001 }, {}, 'voucher_minimum'],
    ['a sum nobody knows yet', { minimumCents: 10_001 }, { partsCents: null }, null],
  ])('%s', (_, changed, used, code) => {
    expect(voucherRefusal({ ...voucher, ...changed }, { ...use, ...used })?.code ?? null).toBe(code);
  });
});

describe('voucherCents', () => {
  it.each([
    [{ kind: 'fixed', cents: 5000 }, 15_514, -5000],
    [{ kind: 'fixed', cents: 5000 }, 4999, -4999],
    [{ kind: 'percent', hundredths: 1000 }, 15_514, -1551],
    [{ kind: 'percent', hundredths: 1250 }, 15_516, -1940],
    [{ kind: 'percent', hundredths: 10_000 }, 15_514, -15_514],
    [{ kind: 'fixed', cents: 5000 }, 0, 0],
  ] as const)('%j of %i cents is %i', (discount, partsCents, cents) => {
    expect(voucherCents({ discount }, partsCents)).toBe(cents);
  });
});

it.each(['Herbst 10', ' HERBST10 ', 'herbst10', 'ＨERBST10'])('%j is the code HERBST10', (typed) =>
  expect(voucherCodeOf(typed)).toBe('HERBST10'),
);
