import type { Language } from '@knotenblech/shared/values/language.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { knownContent, refreshContent, subscribeToContent } from './content.ts';

/** The operator's texts as the server has them, while they are shown; null while this page has none. */
export const useContent = (language: Language) => {
  useEffect(() => refreshContent(language), [language]);
  return useSyncExternalStore(subscribeToContent, () => knownContent(language));
};
