import { type Language, languages } from '../../src/values/language.ts';
import terms from './trade-terms.json' with { type: 'json' };

type Term = { german: string; starts: string[]; patterns: ReadonlyMap<Language, RegExp> };

/** How a word of the language may end where it is bent. */
const bent: Partial<Record<Language, (word: string) => string>> = {
  de: (word) => `${word}(?:e|n|en|er|ern|em|es|s|se|sen)?`,
  en: (word) => (/[^aeou]y$/.test(word) ? `${word.slice(0, -1)}(?:y|ies)` : `${word}(?:s|es)?`),
  fr: (word) => `${word}(?:e|s|x|es)?`,
  it: (word) => (/[aeiou]$/.test(word) ? `${word.slice(0, -1)}h?[aeiou]{0,2}` : word),
};

/** Any of the forms of a term; the first is the agreed one, the others are allowed. */
const patternOf = (forms: string, language: Language) => {
  const alternatives = forms.split(' | ').map((form) =>
    form
      .replaceAll(/[.()]/g, String.raw`\$&`)
      .replaceAll('’', "[’']")
      .replaceAll(/\p{L}+/gu, (word) => bent[language]?.(word) ?? word),
  );
  return new RegExp(`(?<!\\p{L})(?:${alternatives.join('|')})(?!\\p{L})`, language === 'de' ? 'gu' : 'iu');
};

/** In the languages that the list of terms has so far, in the order of `languages`. */
const listed: Term[] = terms.rows
  .map((forms) => ({
    german: forms[0] ?? '',
    starts: (forms[0] ?? '').split(' | ').map((form) => form.split(' ')[0] ?? form),
    patterns: new Map(
      forms.flatMap((form, place) => {
        const language = languages[place];
        return language ? [[language, patternOf(form, language)] as const] : [];
      }),
    ),
  }))
  .toSorted((a, b) => b.german.length - a.german.length);

/** Names of values in a text are no words of it. */
const wordsOf = (text: string) => text.replaceAll(/\{\w+\}|(?<=\{)\w+(?=, (?:plural|select))/g, ' ');

const known = new Map<string, Term[]>();

/** The terms in a German text; of overlapping ones the longest counts. */
const termsIn = (german: string): Term[] => {
  const before = known.get(german);
  if (before) return before;
  let rest = wordsOf(german);
  const held = listed.filter((term) => {
    if (!term.starts.some((start) => rest.includes(start))) return false;
    const without = rest.replaceAll(term.patterns.get('de') ?? term.german, '¦');
    const isHeld = without !== rest;
    rest = without;
    return isHeld;
  });
  known.set(german, held);
  return held;
};

/** The trade terms a German text holds whose agreed word its translation lacks. */
export const missedTerms = (german: string, translation: string, language: Exclude<Language, 'de'>): string[] => {
  const words = wordsOf(translation);
  return termsIn(german)
    .filter((term) => term.patterns.get(language)?.test(words) === false)
    .map((term) => term.german);
};
