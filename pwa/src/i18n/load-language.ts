import { i18n as globalI18n, type I18n, type Messages, setupI18n } from '@lingui/core';
import { type Language, languageFacts } from './languages.ts';

/** The words of the pages that need no sign-in, or those of the shop with them. */
export type Reach = 'site' | 'shop';

const siteCatalogues = import.meta.glob<{ messages: Messages }>('./locales/*/site.po');

/** Named in a chunk of its own: the home page does without. */
const loadCatalogues = async (reach: Reach) =>
  reach === 'site' ? siteCatalogues : (await import('./shop-catalogues.ts')).shopCatalogues;

const loaded = new Map<string, Promise<Messages>>();

const instances = new Map<Language, I18n>();

let lastAsked: Language | null = null;

const loadPart = async (language: Language, reach: Reach) => {
  const load = (await loadCatalogues(reach))[`./locales/${language}/${reach}.po`];
  return (await load?.())?.messages ?? {};
};

const loadOnce = (language: Language, part: Reach) => {
  const key = `${language} ${part}`;
  const pending = loaded.get(key) ?? loadPart(language, part);
  loaded.set(key, pending);
  pending.catch(() => loaded.delete(key));
  return pending;
};

/**
 * A language's own instance of Lingui, so that everything memoised on it is worded anew when the language changes.
 * The page speaks the one that was asked for last, also where that of a page which was left comes later.
 */
export const loadLanguage = async (language: Language, reach: Reach) => {
  lastAsked = language;
  const parts = await Promise.all(
    reach === 'site' ? [loadOnce(language, 'site')] : [loadOnce(language, 'site'), loadOnce(language, 'shop')],
  );
  const i18n =
    instances.get(language) ??
    setupI18n({ locale: language, locales: languageFacts[language].countsAs, messages: { [language]: {} } });
  instances.set(language, i18n);
  if (reach === 'shop') (await import('./isolate-values.ts')).isolateValues(i18n);
  for (const messages of parts) i18n.load(language, messages);
  if (language === lastAsked) {
    globalI18n.loadAndActivate({
      locale: language,
      locales: languageFacts[language].countsAs,
      messages: i18n.messages,
    });
    document.documentElement.lang = language;
  }
  return i18n;
};
