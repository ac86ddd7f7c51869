import { expect, test } from 'vitest';
import { changedTerms } from './price-change.ts';

const refused = (details: Record<string, unknown>) => ({
  args: { consent: { terms: true, deliveryTerms: true, termsVersion: '2026-11' } as const },
  details,
});

test('terms that hold as they did are agreed to already', () =>
  expect(changedTerms(refused({}), '2026-11')).toEqual({ version: '2026-11', areOther: false }));

test('those that have arrived here are to be agreed to, also where the price was the reason', () =>
  expect(changedTerms(refused({}), '2026-12')).toEqual({ version: '2026-12', areOther: true }));

test('those that the server told of count before they have arrived', () =>
  expect(changedTerms(refused({ termsVersion: '2026-12' }), '2026-11')).toEqual({
    version: '2026-12',
    areOther: true,
  }));

test('those that hold since count more than those that were told', () =>
  expect(changedTerms(refused({ termsVersion: '2026-12' }), '2027-01')).toEqual({
    version: '2027-01',
    areOther: true,
  }));
