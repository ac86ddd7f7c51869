import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import texts from '@knotenblech/shared/values/errors/error-texts.json' with { type: 'json' };
import { errorPlace, errorValues, errorWordsKey } from '@knotenblech/shared/values/errors/error-values.ts';
import { type Language, languages } from '@knotenblech/shared/values/language.ts';
import { type I18n, type Messages, setupI18n } from '@lingui/core';

const told = (language: Language): I18n =>
  setupI18n({ locale: language, messages: { [language]: texts[language] as unknown as Messages } });

const byLanguage = new Map(languages.map((language) => [language, told(language)]));

/** A refusal in words, as the app tells it; a code whose words are not written out yet is told as a fault of the server. */
export const errorText = (language: Language, code: ErrorCode, details: Readonly<Record<string, unknown>> = {}) => {
  const i18n = byLanguage.get(language) ?? told(language);
  const isKnown = (name: string) => Object.hasOwn(texts[language], name);
  const wordOfField = (name: string) => (isKnown(`field.${name}`) ? `${i18n._(`field.${name}`)} (${name})` : name);
  const sentence = i18n._(errorWordsKey(code, details, isKnown), errorValues(details, wordOfField));
  const place = errorPlace(code, details);
  return place ? `${i18n._('place', place)}: ${sentence}` : sentence;
};
