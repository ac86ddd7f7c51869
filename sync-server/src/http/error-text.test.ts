import { languages } from '@knotenblech/shared/values/language.ts';
import { expect, test } from 'vitest';
import { errorText } from './answers.ts';

test.each([
  ['de', 'Zeile 7, Spalte 3: Länge (Length) ist 0 mm; möglich sind 0,1 bis 100.000 mm.'],
  ['en', /^line 7, column 3: .*Length.* 0\b.*100\.000/],
  ['fr', /^ligne 7, colonne 3 ?: .*Length.*100\.000/],
  ['it', /^riga 7, colonna 3: .*Length.*100\.000/],
] as const)('a refused file is told in %s with its place, field and bounds', (language, words) =>
  expect(
    errorText(language, 'E_DIM', { line: 7, column: 3, name: 'Length', found: 0, min: 0.1, max: 100_000 }),
  ).toMatch(words),
);

test('a refusal of the shop is told in the asked language', () => {
  expect(errorText('de', 'cart_empty')).toBe('Der Warenkorb ist leer.');
  expect(new Set(languages.map((language) => errorText(language, 'cart_empty'))).size).toBe(languages.length);
});
