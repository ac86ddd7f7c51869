import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What was chosen in a field of few values; null or undefined: nothing of its own. */
export const choiceWords = (i18n: I18n, field: string, value: string | boolean | null | undefined): string => {
  if (value === null || value === undefined) return i18n._(unset[field] ?? msg`keine eigene Angabe`);
  if (typeof value === 'boolean') return i18n._(value ? msg`ja` : msg`nein`);
  const words = fixedWords[field]?.[value];
  return words ? i18n._(words) : value;
};

const unset: Readonly<Record<string, MessageDescriptor>> = {
  grade: msg`wie in der Datei`,
  profileId: msg`wie in der Datei`,
  specificity: msg`wie üblich`,
  weldingCertificate: msg`ohne Leistungserklärung`,
};

const fixedWords: Readonly<Record<string, Readonly<Record<string, MessageDescriptor>>>> = {
  specificity: { HOT_ROLLED: msg`warmgewalzt`, COLD_ROLLED: msg`kaltgefertigt`, WELDED: msg`geschweißt` },
  productionType: {
    COMPLETE_PRODUCTION: msg`Baugruppen fertig geschweißt`,
    SINGLEPARTS_ONLY: msg`nur Einzelteile`,
  },
  weldingCertificate: { STANDARD: msg`Nachweis per Formel`, CUSTOM: msg`Nachweis durch Ihre Zeichnungen` },
};
