import { type Translation, translationsPackId } from '@knotenblech/shared/catalogue/translation.ts';
import { catalogSpace } from '@knotenblech/shared/records/space.ts';
import { type I18n, type MessageDescriptor, type Messages, setupI18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import { type ReactNode, useMemo } from 'react';
import { isolateValues } from '../../i18n/isolate-values.ts';
import { type Language, languageFacts } from '../../i18n/languages.ts';
import { paymentTypeLabels, productionTypeLabels, shippingTypeLabels } from '../../i18n/words/order-labels.ts';
import { specificityWords } from '../../i18n/words/part-labels.ts';
import { useRecord } from '../../sync/hooks/use-shop.tsx';

const prefixed = (prefix: string, words: Record<string, MessageDescriptor>) =>
  Object.fromEntries(Object.entries(words).map(([code, each]) => [`${prefix}${code}`, each]));

/** Our words for the codes of the base data, which the operator's take the place of. */
const termWords: Partial<Record<Translation['group'], Record<string, MessageDescriptor>>> = {
  productionType: productionTypeLabels,
  shippingType: shippingTypeLabels,
  paymentType: prefixed('PAYMENTTYPE_', paymentTypeLabels),
  specificity: specificityWords,
};

/** What the operator calls otherwise than we do, by the ids of our words in a language. */
export const operatorTerms = (i18n: I18n, language: Language, rows: readonly Translation[]): Messages => {
  const terms: Messages = {};
  for (const row of rows) {
    const words = termWords[row.group]?.[row.code];
    if (words && i18n._(words) !== row[language]) terms[words.id] = [row[language]];
  }
  return terms;
};

/** An instance of its own, as one memoises on the instance; the given one where the operator says nothing else. */
export const withTerms = (i18n: I18n, rows: readonly Translation[]): I18n => {
  const language = i18n.locale as Language;
  const terms = operatorTerms(i18n, language, rows);
  if (Object.keys(terms).length === 0) return i18n;
  const messages = { [language]: { ...i18n.messages, ...terms } };
  return isolateValues(setupI18n({ locale: language, locales: languageFacts[language].countsAs, messages }));
};

/** Speaks of ways to make, deliver and pay in the operator's words, as they are in force now and lie on the device. */
export const OperatorTerms = ({ children }: { children: ReactNode }) => {
  const { i18n } = useLingui();
  const pack = useRecord('catalogPack', catalogSpace, translationsPackId);
  const own = useMemo(() => withTerms(i18n, (pack?.rows ?? []) as Translation[]), [i18n, pack]);
  return <I18nProvider i18n={own}>{children}</I18nProvider>;
};
