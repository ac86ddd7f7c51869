import type { Choice } from '../../../ui/fields/select.tsx';

/** Countries by their name in the language, in its alphabet. */
export const countryChoices = (isoCodes: readonly string[], language: string): Choice<string>[] => {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return isoCodes
    .map((iso) => ({ value: iso, label: names.of(iso) ?? iso }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
};
