import { wordingFaults } from '@knotenblech/shared/test/wording/wording-faults.ts';
import { expect, test } from 'vitest';
import { translations } from '../../test/i18n/translations.ts';

test('every translation is written as its language is: Lei and vous, its own marks, German figures, nothing left in German', () => {
  const faults = translations.flatMap(({ place, german, language, translation }) =>
    wordingFaults(german, translation, language).map((fault) => `${place} ${language} ${fault}: ${translation}`),
  );
  expect(faults).toEqual([]);
});

test('what ends a question and what takes back what was done are two words', () => {
  const wordOf = (word: string, language: string) =>
    translations.find((each) => each.german === word && each.language === language)?.translation;
  for (const language of ['en', 'fr', 'it'])
    expect(wordOf('Rückgängig', language)).not.toBe(wordOf('Abbrechen', language));
});
