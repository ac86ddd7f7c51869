import { type I18n, i18n as globalI18n, type Messages, setupI18n } from '@lingui/core';
import type { Language } from './languages.ts';

const catalogues = import.meta.glob<{ messages: Messages }>(['./locales/*.po', '../features/*/locales/*.po']);
const loaded = new Map<Language, Promise<I18n>>();

const load = async (language: Language) => {
  const ofLanguage = Object.entries(catalogues).filter(([path]) => path.endsWith(`/${language}.po`));
  const parts = await Promise.all(ofLanguage.map(([, loadPart]) => loadPart()));
  const messages: Messages = Object.assign({}, ...parts.map((part) => part.messages));
  return setupI18n({ locale: language, messages: { [language]: messages } });
};

/** A language's own instance of Lingui, so that everything memoised on it is worded anew when the language changes. */
export const loadLanguage = async (language: Language) => {
  const pending = loaded.get(language) ?? load(language);
  loaded.set(language, pending);
  const i18n = await pending;
  globalI18n.loadAndActivate({ locale: language, messages: i18n.messages });
  document.documentElement.lang = language;
  return i18n;
};
