import { z } from 'zod';

/** Languages of the shop; German is the source and the fall-back. */
export const languages = ['de', 'en', 'fr', 'it'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (text: string | undefined): text is Language =>
  (languages as readonly string[]).includes(text ?? '');

/** The language an API call asks for, as text of an address or a form; German for anything else. */
export const languageSchema = z.enum(languages).catch('de').default('de');
