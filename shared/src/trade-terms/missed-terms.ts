import type { Language } from '../values/language.ts';
import terms from './trade-terms.json' with { type: 'json' };

type Term = { german: string; de: RegExp; en: RegExp; fr: RegExp; it: RegExp };

/** How a word of the language may end where it is bent; the first form of a term is the agreed one, the others are allowed. */
const endings: Record<Language, (word: string) => string> = {
  de: (word) => `${word}(?:e|n|en|er|ern|em|es|s|se|sen)?`,
  en: (word) => (/[^aeou]y$/.test(word) ? `${word.slice(0, -1)}(?:y|ies)` : `${word}(?:s|es)?`),
  fr: (word) => `${word}(?:e|s|x|es)?`,
  it: (word) => (/[aeiou]$/.test(word) ? `${word.slice(0, -1)}h?[aeiou]{0,2}` : word),
};

const patternOf = (forms: string, language: Language) => {
  const alternatives = forms.split(' | ').map((form) =>
    form
      .replaceAll(/[.()]/g, String.raw`\$&`)
      .replaceAll(/[’']/g, "[’']")
      .replaceAll(/\p{L}+/gu, (word) => endings[language](word)),
  );
  return new RegExp(`(?<!\\p{L})(?:${alternatives.join('|')})(?!\\p{L})`, language === 'de' ? 'gu' : 'iu');
};

const listed: Term[] = terms.rows
  .map(([de = '', en = '', fr = '', it = '']) => ({
    german: de,
    de: patternOf(de, 'de'),
    en: patternOf(en, 'en'),
    fr: patternOf(fr, 'fr'),
    it: patternOf(it, 'it'),
  }))
  .toSorted((a, b) => b.german.length - a.german.length);

/** Names of values in a text are no words of it. */
const wordsOf = (text: string) => text.replaceAll(/\{\w+\}|(?<=\{)\w+(?=, (?:plural|select))/g, ' ');

/** The trade terms a German text holds whose agreed word its translation lacks; of overlapping terms the longest counts. */
export const missedTerms = (german: string, translation: string, language: Exclude<Language, 'de'>): string[] => {
  let rest = wordsOf(german);
  const words = wordsOf(translation);
  return listed.flatMap((term) => {
    const without = rest.replaceAll(term.de, '¦');
    const isHeld = without !== rest;
    rest = without;
    return isHeld && !term[language].test(words) ? [term.german] : [];
  });
};
