import { type I18n, i18n as globalI18n, type Messages, setupI18n } from '@lingui/core';
import type { Language } from './languages.ts';
import { isSiteCatalogue } from './site-catalogues.ts';

/** The words of the pages that need no sign-in, or those of the shop with them. */
export type Reach = 'site' | 'shop';

const catalogues = import.meta.glob<{ messages: Messages }>([
  './locales/*.po',
  '../ui/locales/*.po',
  '../features/*/locales/*.po',
]);
const loaded = new Map<string, Promise<Messages>>();
const instances = new Map<Language, I18n>();

const loadPart = async (language: Language, isOfSite: boolean) => {
  const paths = Object.entries(catalogues).filter(([path]) => path.endsWith(`/${language}.po`));
  const parts = await Promise.all(
    paths.filter(([path]) => isSiteCatalogue(path) === isOfSite).map(([, loadCatalogue]) => loadCatalogue()),
  );
  return Object.assign({}, ...parts.map((part) => part.messages)) as Messages;
};

const loadOnce = (language: Language, part: Reach) => {
  const key = `${language} ${part}`;
  const pending = loaded.get(key) ?? loadPart(language, part === 'site');
  loaded.set(key, pending);
  pending.catch(() => loaded.delete(key));
  return pending;
};

/** A language's own instance of Lingui, so that everything memoised on it is worded anew when the language changes. */
export const loadLanguage = async (language: Language, reach: Reach) => {
  const parts = await Promise.all(
    reach === 'site' ? [loadOnce(language, 'site')] : [loadOnce(language, 'site'), loadOnce(language, 'shop')],
  );
  const i18n = instances.get(language) ?? setupI18n({ locale: language, messages: { [language]: {} } });
  instances.set(language, i18n);
  for (const messages of parts) i18n.load(language, messages);
  globalI18n.loadAndActivate({ locale: language, messages: i18n.messages });
  document.documentElement.lang = language;
  return i18n;
};
