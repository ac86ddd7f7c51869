import type { Messages } from '@lingui/core';

/** The words of everything that site-catalogues.ts does not name. */
export const shopCatalogues = import.meta.glob<{ messages: Messages }>('./locales/*/shop.po');
