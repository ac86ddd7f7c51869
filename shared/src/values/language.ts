/** Languages of the shop; German is the source and the fall-back. */
export const languages = ['de', 'en', 'fr', 'it'] as const;
export type Language = (typeof languages)[number];

/** The first piece of every address of the app, as a regular expression has it. */
export const languagePattern = languages.join('|');

/** What its speakers call a language, and the locale that days are written in and that others (PayPal) are asked for. */
export const languageFacts: Record<Language, { name: string; locale: string }> = {
  de: { name: 'Deutsch', locale: 'de-DE' },
  en: { name: 'English', locale: 'en-GB' },
  fr: { name: 'Français', locale: 'fr-FR' },
  it: { name: 'Italiano', locale: 'it-IT' },
};

export const isLanguage = (text: string | undefined): text is Language =>
  (languages as readonly string[]).includes(text ?? '');
