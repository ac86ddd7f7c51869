import { expect, test } from 'vitest';
import { matchScore } from './match-score.ts';

test('the beginning of a word is found before its middle', () =>
  expect(matchScore('Halle Nord', 'nor')).toBeGreaterThan(matchScore('Sonorplatte', 'nor')));
test('umlauts and capitals make no difference', () => {
  expect(matchScore('Träger Süd', 'TRAGER')).toBeGreaterThan(0);
  expect(matchScore('Maß', 'mass')).toBeGreaterThan(0);
});
test('a left-out letter is forgiven', () => expect(matchScore('Anschlussplatte', 'anschlusplate')).toBeGreaterThan(0));
test('every word of the search has to fit', () => expect(matchScore('Halle Nord', 'halle west')).toBe(0));
test('letters far apart do not count as found', () =>
  expect(matchScore('Hauptträger der langen Halle', 'hnh')).toBe(0));
test('a number is found as it stands, not by digits that lie apart', () => {
  expect(matchScore('Auftrag 20004', '2000')).toBeGreaterThan(0);
  expect(matchScore('Auftrag 2000104', '20004')).toBe(0);
  expect(matchScore('HEA 140', 'hea140')).toBeGreaterThan(0);
});
