import { expect, test } from 'vitest';
import { blankSpecialPrice, readSpecialPrice, type SpecialPriceDraft } from './special-price-draft.ts';

const today = '2026-11-23';
const read = (more: Partial<SpecialPriceDraft>) =>
  readSpecialPrice({ ...blankSpecialPrice(today), kind: 'material', value: '-7,5', ...more }, today);

test('a percentage for every material is read as decimal text', () =>
  expect(read({}).form).toEqual({
    subject: { kind: 'material', grade: null, stock: null, specificity: null },
    price: { kind: 'percent', percent: '-7.5' },
    validFrom: today,
    validTo: null,
  }));
test('a discount is typed as what it takes off, with a last day where it has one', () =>
  expect(read({ kind: 'discount', value: '5 %', validTo: '2026-12-31' }).form).toEqual({
    subject: { kind: 'discount' },
    price: { kind: 'percent', percent: '-5' },
    validFrom: today,
    validTo: '2026-12-31',
  }));
test('an amount for a grade and stock, and one for a process', () => {
  expect(read({ by: 'purchase', value: '1,2', grade: 'S355J2', stock: 'plate' }).form).toMatchObject({
    subject: { grade: 'S355J2', stock: 'plate', specificity: null },
    price: { kind: 'purchase', amount: '1.2' },
  });
  expect(read({ kind: 'process', process: 'SAWING', by: 'purchase', value: '70' }).form).toMatchObject({
    subject: { kind: 'process', process: 'SAWING' },
  });
});
test.each<[string, Partial<SpecialPriceDraft>, string[]]>([
  ['nothing typed', { value: '' }, ['value']],
  ['an amount below nothing', { by: 'purchase' }, ['value']],
  ['a day that is past', { validFrom: '2026-11-22' }, ['validFrom']],
  ['no day', { validFrom: '' }, ['validFrom']],
  ['a last day before the first', { validTo: '2026-11-22' }, ['validTo']],
  ['a discount below nothing', { kind: 'discount', value: '-5' }, ['value']],
  ['a discount of nothing', { kind: 'discount', value: '0' }, ['value']],
  ['a discount of more than all', { kind: 'discount', value: '101' }, ['value']],
])('%s is told at its field', (_, more, fields) => expect([...(read(more).wrong ?? [])]).toEqual(fields));
