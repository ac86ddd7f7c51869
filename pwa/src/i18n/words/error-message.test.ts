import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { errorMessage } from './error-message.ts';

const i18n = setupI18n({ locale: 'de', messages: { de: {} } });

test('a refused file is told with line and column', () =>
  expect(errorMessage(i18n, 'E_EMPTY', { line: 3, column: 14 })).toBe('Zeile 3, Spalte 14: Die Datei ist leer.'));
test('the bounds that were broken are named', () =>
  expect(errorMessage(i18n, 'E_DIM', { name: 'Length', found: 0, min: 0.1, max: 100000 })).toBe(
    'Length ist 0 mm; möglich sind 0,1 bis 100.000 mm.',
  ));
test('a value the refusal does not carry leaves a dash', () =>
  expect(errorMessage(i18n, 'E_VERSION')).toBe('Diese BTLx-Version lesen wir nicht: –.'));
test('a refusal of the shop has no place in a file', () =>
  expect(errorMessage(i18n, 'cart_empty', { line: 1 })).toBe('Der Warenkorb ist leer.'));
