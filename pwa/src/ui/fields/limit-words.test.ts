import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { limitLabels } from './text-field.tsx';

const i18n = setupI18n({ locale: 'de', messages: { de: {} } });
const words = (length: number, maxLength?: number) => limitLabels(i18n, 'a'.repeat(length), maxLength);

test('a text far from its limit says nothing of it', () => {
  expect(words(0, 2000)).toBeNull();
  expect(words(1799, 2000)).toBeNull();
  expect(words(5000)).toBeNull();
});

test('near the limit its characters are counted', () => expect(words(1850, 2000)).toBe('1.850 von 2.000 Zeichen'));

test('at the limit it says that no more fit', () =>
  expect(words(2000, 2000)).toBe('2.000 von 2.000 Zeichen: Mehr nimmt das Feld nicht auf.'));

test('a short field, as a number or a postcode has one, is not counted', () => {
  expect(words(4, 4)).toBeNull();
  expect(words(40, 40)).toBeNull();
});
