import type { Content } from '@knotenblech/shared/messages/site-facts.ts';
import { createEmitter } from '@knotenblech/shared/values/create-emitter.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { onVisible, subscribeToOperator } from './site.ts';

const known = new Map<Language, Content>();

const asking = new Map<Language, Promise<Content | null>>();

const listeners = createEmitter();

/** The operator's texts of a language, as this page had them last. */
export const knownContent = (language: Language) => known.get(language) ?? null;

export const subscribeToContent = listeners.subscribe;

const ask = async (language: Language): Promise<Content | null> => {
  const answer = await fetch(`/api/1.0/content/${language}`, { signal: AbortSignal.timeout(15_000) }).catch(() => null);
  const content = answer?.ok ? ((await answer.json().catch(() => null)) as Content | null) : null;
  if (!content) return knownContent(language);
  known.set(language, content);
  listeners.tell();
  return content;
};

const askOnce = (language: Language): Promise<Content | null> => {
  const answer = asking.get(language) ?? ask(language).finally(() => asking.delete(language));
  asking.set(language, answer);
  return answer;
};

/** At once what this page has, the server asked beside it; null when neither the server nor the service worker has the texts. */
export const loadContent = async (language: Language): Promise<Content | null> => {
  const answer = askOnce(language);
  return knownContent(language) ?? answer;
};

/** Asks anew whenever the page comes into sight or the operator is another: an answer that is on its way may be of before. */
export const refreshContent = (language: Language) => {
  const askAnew = async () => {
    const before = asking.get(language);
    if (before) await before;
    await askOnce(language);
  };
  const ends = [onVisible(() => void askAnew()), subscribeToOperator(() => void askAnew())];
  return () => {
    for (const end of ends) end();
  };
};

/** Whether the shop is offered where the browser's language (de-CH) places its user; '*' takes all regions out. */
export const isOfferedIn = (language: string, unavailableRegions: readonly string[]) => {
  const [, region] = /-([A-Z]{2})\b/.exec(language) ?? [];
  return !unavailableRegions.includes('*') && !(region !== undefined && unavailableRegions.includes(region));
};

/** The operator's texts as the server has them, while they are shown; null while this page has none. */
export const useContent = (language: Language) => {
  useEffect(() => refreshContent(language), [language]);
  return useSyncExternalStore(subscribeToContent, () => knownContent(language));
};
