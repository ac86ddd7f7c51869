import { readFileSync } from 'node:fs';
import translationSeed from '@knotenblech/shared/base-data/seed/seed-translations.json' with { type: 'json' };
import { contentPages } from '@knotenblech/shared/messages/site-facts.ts';
import { missedTerms } from '@knotenblech/shared/test/wording/missed-terms.ts';
import { wordingFaults } from '@knotenblech/shared/test/wording/wording-faults.ts';
import { type Language, languages } from '@knotenblech/shared/values/language.ts';
import { expect, test } from 'vitest';
import { texts } from '../../jobs/texts/texts.ts';

const [, ...foreign] = languages;

/** What each language has of something. */
const inAll = <T>(of: (language: Language) => T) =>
  Object.fromEntries(languages.map((language) => [language, of(language)])) as Record<Language, T>;

/** Stands for every value a text takes, be it a word, a number or a record of them. */
const value = Object.assign(new String('7'), { project: '7', isFixed: true, note: '', projects: [] });

/** Every text of a set of words, those with values written out. */
const textsOf = (words: unknown): string[] => {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return textsOf(words(value, value, value, value));
  return Object.entries(words as Record<string, unknown>).flatMap(([name, each]) =>
    name === 'locale' ? [] : textsOf(each),
  );
};

const page = (language: string, name: string) =>
  readFileSync(new URL(`../../../content/${language}/${name}.md`, import.meta.url), 'utf8')
    .trim()
    .split(/\n\n+/);

const sets: Record<string, Record<Language, unknown>> = {
  ...Object.fromEntries(
    (Object.keys(texts.de) as (keyof typeof texts.de)[]).map((topic) => [
      `texts of '${topic}'`,
      inAll((language) => texts[language][topic]),
    ]),
  ),
  'base data': inAll((language) =>
    // The trade's by-names of grades differ by country: 1.4301 is V2A here and 304 there.
    translationSeed.rows.map((row) => (row[translationSeed.columns.indexOf(language)] ?? '').replace(/ \(.*\)$/, '')),
  ),
  ...Object.fromEntries(contentPages.map((name) => [`page ${name}`, inAll((language) => page(language, name))])),
};

test.each(Object.entries(sets))(
  '%s: every language says all there is, by the agreed terms and as it is written',
  (_, set) => {
    const german = textsOf(set.de);
    const faults = foreign.flatMap((language) => {
      const translated = textsOf(set[language]);
      expect(translated.length).toBe(german.length);
      return german.flatMap((text, place) => {
        const translation = translated[place] ?? '';
        return [...missedTerms(text, translation, language), ...wordingFaults(text, translation, language)].map(
          (fault) => `${language} ${fault}: ${text} → ${translation}`,
        );
      });
    });
    expect(faults).toEqual([]);
  },
);
