import { expect, test } from 'vitest';
import { missedTerms } from './missed-terms.ts';
import terms from './trade-terms.json' with { type: 'json' };

test('more than 150 terms are agreed, each once and in four languages', () => {
  expect(terms.rows.length).toBeGreaterThanOrEqual(150);
  expect(terms.rows.every((row) => row.length === 4 && row.every((form) => form.trim() !== ''))).toBe(true);
  const german = terms.rows.flatMap(([de = '']) => de.split(' | '));
  expect(german.filter((term, place) => german.indexOf(term) !== place)).toEqual([]);
});
test('a translation with the agreed word misses nothing, bent or not', () => {
  expect(missedTerms('Zwei Knotenbleche, feuerverzinkt', 'Due fazzoletti zincati a caldo', 'it')).toEqual([]);
  expect(missedTerms('Feuerverzinkte Träger', 'Poutrelles galvanisées à chaud', 'fr')).toEqual([]);
  expect(missedTerms('Baugruppen mit Langlöchern', 'Assemblies with slotted holes', 'en')).toEqual([]);
});
test('another word for the same thing is told by the German term', () =>
  expect(missedTerms('Oberfläche der Baugruppe', 'Surface de l’assemblage', 'fr')).toEqual([
    'Oberfläche',
    'Baugruppe',
  ]));
test('of terms within each other the longest counts', () => {
  expect(missedTerms('Oberfläche je Stück', 'Surface par pièce', 'fr')).toEqual([]);
  expect(missedTerms('Lieferung innerhalb Deutschlands', 'supply within Germany', 'en')).toEqual([]);
});
test('the name of a value is no word', () => {
  expect(missedTerms('Angebot {number}', 'Proposal {quote}', 'en')).toEqual(['Angebot']);
});
