import { expect, test } from 'vitest';
import { optionNames } from './option-names.ts';

const row = {
  group: 'paymentType',
  code: 'PAYMENTTYPE_BILL',
  de: 'Auf Ziel',
  en: 'On terms',
  fr: 'À terme',
  it: 'A termine',
};
const packs = [
  { id: 'translations:0000', table: 'translations' as const, rows: [row, { ...row, group: 'of a later build' }] },
];

test('the operator’s names go before those that a shop starts with', () => {
  const names = optionNames(packs, 'de');
  expect(names.paymentType.get('BILL')).toBe('Auf Ziel');
  expect(names.paymentType.get('COD')).toBe('Nachnahme');
  expect(names.shippingType.get('PACKAGE_STANDARD')).toBe('Paket');
  expect(optionNames(packs, 'fr').paymentType.get('BILL')).toBe('À terme');
  expect(optionNames([], 'en').productionType.get('EXPRESS')).toBe('Express production');
});

test('a name from before a language came to the shop is the German one there', () => {
  const { fr: _, ...older } = row;
  const names = optionNames([{ id: 'translations:0000', table: 'translations', rows: [older] }], 'fr');
  expect(names.paymentType.get('BILL')).toBe('Auf Ziel');
});
