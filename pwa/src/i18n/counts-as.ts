import type { Language } from './languages.ts';

/** A locale whose numbers are German ('1.234 parts') and whose plurals are those of the language, for each language. */
export const countsAs: Record<Language, string> = { de: 'de', en: 'de', fr: 'fr-LU', it: 'de' };
