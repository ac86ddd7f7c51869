import type { Content } from '@knotenblech/shared/site/content-page.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';

const loaded = new Map<Language, Promise<Content | null>>();

const ask = async (language: Language): Promise<Content | null> => {
  const answer = await fetch(`/api/1.0/content/${language}`, { signal: AbortSignal.timeout(15_000) }).catch(() => null);
  const content = answer?.ok ? ((await answer.json().catch(() => null)) as Content | null) : null;
  if (!content) loaded.delete(language);
  return content;
};

/** The operator's texts of a language; null when neither the server nor the service worker has them. */
export const loadContent = (language: Language): Promise<Content | null> => {
  const pending = loaded.get(language) ?? ask(language);
  loaded.set(language, pending);
  return pending;
};
