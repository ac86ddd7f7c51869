import type { Messages } from '@lingui/core';

/** The words of everything that site-catalogues.ts does not name. */
export const shopCatalogues = import.meta.glob<{ messages: Messages }>([
  './locales/*.po',
  '../features/*/locales/*.po',
  '!../features/{contact,content,countdown,frame,gallery,home,not-found}/locales/*.po',
]);
