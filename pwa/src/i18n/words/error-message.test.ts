import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { errorMessage } from './error-message.ts';

const i18n = setupI18n({ locale: 'de', messages: { de: {} } });

test('a refused file is told with line and column', () =>
  expect(errorMessage(i18n, 'E_EMPTY', { line: 3, column: 14 })).toBe('Zeile 3, Spalte 14: Die Datei ist leer.'));
test('the bounds that were broken are named', () =>
  expect(errorMessage(i18n, 'E_DIM', { name: 'Length', found: 0, min: 0.1, max: 100000 })).toBe(
    'Länge (Length) ist 0 mm; möglich sind 0,1 bis 100.000 mm.',
  ));
test.each([
  [0.05, 'Vermutlich zählt die Datei in Metern statt in Millimetern.'],
  [300_000, 'Vermutlich stimmt die Maßeinheit der Datei nicht; gebraucht werden Millimeter.'],
])('a size of %d mm hints at the unit of the file', (found, hint) =>
  expect(errorMessage(i18n, 'E_DIM', { name: 'Length', found, min: 0.1, max: 100_000 })).toContain(`mm. ${hint}`),
);
test('what a field allows is named in words or by its bounds', () => {
  const inWords = { name: 'Orientation', found: 'middle', allowed: 'start, end' };
  expect(errorMessage(i18n, 'E_RANGE', inWords)).toBe('Stabende (Orientation) ist „middle“; erlaubt ist start, end.');
  const inFigures = { name: 'Angle', found: 190, min: 0.1, max: 179.9 };
  expect(errorMessage(i18n, 'E_RANGE', inFigures)).toBe('Winkel (Angle) ist „190“; erlaubt ist 0,1 bis 179,9.');
});
test('a value the refusal does not carry leaves a dash', () =>
  expect(errorMessage(i18n, 'E_VERSION')).toBe('Diese Version des Formats lesen wir nicht: –.'));
test('a refusal of the shop has no place in a file', () =>
  expect(errorMessage(i18n, 'cart_empty', { line: 1 })).toBe('Der Warenkorb ist leer.'));
