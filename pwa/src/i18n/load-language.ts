import { i18n, type Messages } from '@lingui/core';
import type { Language } from './languages.ts';

const catalogues = import.meta.glob<{ messages: Messages }>(['./locales/*.po', '../features/*/locales/*.po']);

/** Loads all catalogues of a language (German fills what is missing) and shows it. */
export const loadLanguage = async (language: Language) => {
  if (i18n.locale === language) return;
  const ofLanguage = Object.entries(catalogues).filter(([path]) => path.endsWith(`/${language}.po`));
  const loaded = await Promise.all(ofLanguage.map(([, load]) => load()));
  i18n.loadAndActivate({ locale: language, messages: Object.assign({}, ...loaded.map(({ messages }) => messages)) });
  document.documentElement.lang = language;
};
