import { expect, test } from 'vitest';
import { wordingFaults } from './wording-faults.ts';

test('German left as it is counts as not translated, except words listed with a reason', () => {
  expect(wordingFaults('Warenkorb', 'Warenkorb', 'en')).toEqual(['the same as the German text']);
  expect(wordingFaults('PayPal', 'PayPal', 'it')).toEqual([]);
  expect(wordingFaults('{0} €', '{0} €', 'fr')).toEqual([]);
});
test('figures stand as in the German text, in German format', () => {
  expect(wordingFaults('a ≥ √t − 0,5', 'a ≥ √t − 0.5', 'en')).toEqual(['other figures than the German text']);
  expect(wordingFaults('höchstens 2.000', 'au plus 2.000', 'fr')).toEqual([]);
  expect(
    wordingFaults('{0, plural, =0 {heute} other {# Tage}}', '{0, plural, =0 {today} other {# days}}', 'en'),
  ).toEqual([]);
});
test('Italian speaks with Lei and a capital', () => {
  expect(wordingFaults('Ihr Projekt', 'Il vostro progetto', 'it')).toEqual(['voi instead of Lei']);
  expect(wordingFaults('Ihr Projekt', 'il suo progetto', 'it')).toEqual(['Suo and Lei without a capital']);
  expect(wordingFaults('Das Archiv und sein Inhalt', 'L’archivio e il suo contenuto', 'it')).toEqual([]);
  expect(wordingFaults('Bitte später noch einmal versuchen.', 'Riprova più tardi.', 'it')).toEqual([
    'tu in a sentence',
  ]);
});
test('French speaks with vous and has a space before its marks', () => {
  expect(wordingFaults('Ihr Preis', 'ton prix', 'fr')).toEqual(['tu instead of vous']);
  expect(wordingFaults('Stornieren?', 'Annuler?', 'fr')).toEqual(['no space at the mark']);
  for (const breaks of ['Annuler ?', '« Annuler\u00a0»', 'Annuler\u00a0: oui ; non'])
    expect(wordingFaults('Stornieren?', breaks, 'fr')).toEqual(['a space at the mark that a line breaks at']);
  expect(wordingFaults('Stornieren: ja; nein?', 'Annuler\u00a0: oui\u202f; non\u202f?', 'fr')).toEqual([]);
});
test('English is British, without the commas and marks of German', () => {
  expect(wordingFaults('Farbe', 'Color', 'en')).toEqual(['an American word']);
  expect(wordingFaults('„Ja“', '"Yes"', 'en')).toEqual(['a quotation mark or apostrophe that is not English']);
  expect(wordingFaults('Alles, was', 'Everything, that', 'en')).toEqual(['a comma before that']);
});
