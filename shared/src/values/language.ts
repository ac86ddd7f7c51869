/** Languages of the shop; German is the source and the fall-back. */
export const languages = ['de', 'en', 'fr', 'it'] as const;
export type Language = (typeof languages)[number];

/** The first piece of every address of the app, as a regular expression has it. */
export const languagePattern = languages.join('|');

type LanguageFacts = {
  /** What its speakers call it. */
  name: string;
  /** What days are written in, and what others (PayPal) are asked for. */
  locale: string;
  /** A locale whose numbers are German ('1.234 parts') and whose plurals are those of the language. */
  countsAs: string;
  /** Title, text and button of a page whose words may be what did not arrive. */
  notShown: readonly [string, string, string];
};

/** All that a language is beside its catalogues, texts and pages. */
export const languageFacts: Record<Language, LanguageFacts> = {
  de: {
    name: 'Deutsch',
    locale: 'de-DE',
    countsAs: 'de',
    notShown: [
      'Die App lässt sich gerade nicht zeigen',
      'Was auf dem Gerät gespeichert ist, bleibt erhalten.',
      'Noch einmal',
    ],
  },
  en: {
    name: 'English',
    locale: 'en-GB',
    countsAs: 'de',
    notShown: ['The app cannot be shown just now', 'What is stored on the device is kept.', 'Try again'],
  },
  fr: {
    name: 'Français',
    locale: 'fr-FR',
    countsAs: 'fr-LU',
    notShown: [
      "L'application ne peut pas être affichée",
      "Ce qui est enregistré sur l'appareil est conservé.",
      'Réessayer',
    ],
  },
  it: {
    name: 'Italiano',
    locale: 'it-IT',
    countsAs: 'de',
    notShown: ["L'app al momento non può essere mostrata", 'Ciò che è salvato sul dispositivo resta.', 'Riprova'],
  },
};

type NameField = `name${Capitalize<Language>}`;

/** The field of a row that holds its name in a language: 'nameDe'. */
export const nameFieldOf = (language: Language) =>
  `name${language.slice(0, 1).toUpperCase()}${language.slice(1)}` as NameField;

export const isLanguage = (text: string | undefined): text is Language =>
  (languages as readonly string[]).includes(text ?? '');
