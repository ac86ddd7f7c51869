import type { Language } from '@knotenblech/shared/values/language.ts';

export { isLanguage, type Language, languages } from '@knotenblech/shared/values/language.ts';

/** Each language as its speakers call it. */
export const languageNames: Record<Language, string> = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
};
