import { expect, it, test } from 'vitest';
import { fitLines, fitText } from './fit-text.ts';

it('is cut at characters, not at halves or bytes', () => {
  expect(fitText('Träger 🏗️ Süd', 8, 'UTF-8')).toBe('Träger 🏗');
  expect(fitText('äöü', 2, 'UTF-8')).toBe('äö');
  expect(fitText('a\u0308b', 1, 'UTF-8')).toBe('ä');
  expect(fitText('Knotenblech links', 12, 'UTF-8')).toBe('Knotenblech');
});

it('stands on one line without signs that steer', () => {
  expect(fitText(' a\r\nb\tc\u0000\u0085d ', 40, 'UTF-8')).toBe('a b c d');
});

test.each([
  ['Süd × 5 ø12', 'Süd × 5 ø12'],
  ['„Halle“ – ‚A‘…', '"Halle" - \'A\'...'],
  ['10 €, ≤ 5', '10 EUR, <= 5'],
  ['Łódź Škoda Ő', 'Lódz Skoda O'],
  ['鋼 🏗', '? ?'],
])('%s is spelled %s where ISO-8859-1 is wanted', (text, spelled) => {
  expect(fitText(text, 40, 'ISO-8859-1')).toBe(spelled);
  expect(Buffer.from(spelled, 'latin1').toString('latin1')).toBe(spelled);
});

it('what a sign is spelled by counts in full', () => {
  expect(fitText('1234567 €', 10, 'ISO-8859-1')).toBe('1234567 EU');
});

it('goes on in the next line where a line is full', () => {
  expect(fitLines(['abcdef', '', 'g'], 4, 'UTF-8')).toEqual(['abcd', 'ef', 'g']);
});
