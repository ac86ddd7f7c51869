import type { Language } from '@knotenblech/shared/values/language.ts';

/** All that a notification says: it lies open on locked screens. */
export const pushTexts: Record<Language, string> = {
  de: 'Neue Nachricht',
  en: 'New message',
  fr: 'Nouveau message',
  it: 'Nuovo messaggio',
};
