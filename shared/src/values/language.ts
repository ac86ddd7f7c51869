/** Languages of the shop; German is the source and the fall-back. */
export const languages = ['de', 'en', 'fr', 'it'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (text: string | undefined): text is Language =>
  (languages as readonly string[]).includes(text ?? '');
