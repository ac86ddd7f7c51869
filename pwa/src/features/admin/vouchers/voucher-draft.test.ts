import type { CustomerId, VoucherId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import { blankDraft, draftOf, readDraft, type VoucherDraft } from './voucher-draft.ts';

const customerId = '0199d000-0000-7000-8000-000000000002' as CustomerId;
const good: VoucherDraft = { ...blankDraft, code: 'herbst 10', value: '12,5' };
const wrongOf = (more: Partial<VoucherDraft>) => [...(readDraft({ ...good, ...more }).wrong ?? [])];

test('a typed voucher is read to the cent, its code in its one spelling', () =>
  expect(readDraft({ ...good, minimum: '1000', validTo: '2026-12-31', useLimit: '' }).form).toMatchObject({
    code: 'HERBST10',
    discount: { kind: 'fixed', cents: 1250 },
    minimumCents: 100_000,
    validFrom: null,
    validTo: '2026-12-31',
    useLimit: null,
  }));

test('a percentage is read in hundredths', () =>
  expect(readDraft({ ...good, kind: 'percent' }).form?.discount).toEqual({ kind: 'percent', hundredths: 1250 }));

test.each<[string, Partial<VoucherDraft>, string[]]>([
  ['a short code', { code: 'ab' }, ['code']],
  ['no value', { value: '' }, ['value']],
  ['more than all', { kind: 'percent', value: '100,01' }, ['value']],
  ['a third decimal', { value: '1,005' }, ['value']],
  ['a customer that is missing', { type: 'SPECIFIC_CUSTOMER' }, ['customerId']],
  ['a limit that is missing', { type: 'LIMITED_DISCHARGE' }, ['useLimit']],
  ['half a use', { useLimit: '1,5' }, ['useLimit']],
  ['an end before its beginning', { validFrom: '2026-12-02', validTo: '2026-12-01' }, ['validTo']],
])('%s is told at its field', (_, more, fields) => expect(wrongOf(more)).toEqual(fields));

test('a customer chosen for another type is left out', () =>
  expect(readDraft({ ...good, customerId }).form?.customerId).toBeNull());

test('a voucher opened and read again is the same', () => {
  const voucher = {
    ...readDraft({ ...good, type: 'SPECIFIC_CUSTOMER', customerId, perCustomerLimit: '2' }).form,
    id: customerId as unknown as VoucherId,
  } as Parameters<typeof draftOf>[0];
  const { id: _, ...form } = voucher;
  expect(readDraft(draftOf(voucher)).form).toEqual(form);
});
