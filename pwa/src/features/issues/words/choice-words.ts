import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What was chosen in a field of few values; null or undefined: nothing of its own. */
export const choiceLabels = (i18n: I18n, field: string, value: string | boolean | null | undefined): string => {
  if (value === null || value === undefined) return i18n._(unset[field] ?? msg`keine eigene Angabe`);
  const words = fixedWords[field]?.[String(value)];
  if (words) return i18n._(words);
  return typeof value === 'boolean' ? i18n._(value ? msg`ja` : msg`nein`) : value;
};

const unset: Readonly<Record<string, MessageDescriptor>> = {
  grade: msg`wie in der Datei`,
  orderNumber: msg`wie in der Datei`,
  profileId: msg`wie in der Datei`,
  specificity: msg`wie üblich`,
  taken: msg`wie eingelesen`,
  weldingCertificate: msg`ohne Leistungserklärung`,
};

const fixedWords: Readonly<Record<string, Readonly<Record<string, MessageDescriptor>>>> = {
  specificity: { HOT_ROLLED: msg`warmgewalzt`, COLD_ROLLED: msg`kaltgefertigt`, WELDED: msg`geschweißt` },
  productionType: {
    COMPLETE_PRODUCTION: msg`Baugruppen fertig geschweißt`,
    SINGLEPARTS_ONLY: msg`nur Einzelteile`,
  },
  taken: { true: msg`als Stahlteil übernommen`, false: msg`ausgelassen` },
  trashedAt: { true: msg`im Papierkorb`, false: msg`nicht im Papierkorb` },
  weldingCertificate: { STANDARD: msg`Nachweis per Formel`, CUSTOM: msg`Nachweis durch Ihre Zeichnungen` },
};
