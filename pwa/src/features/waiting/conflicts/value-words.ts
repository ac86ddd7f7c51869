import type { Address } from '@knotenblech/shared/addresses/address.ts';
import type { Surface } from '@knotenblech/shared/projects/surface.ts';
import type { Conflict } from '@knotenblech/shared/sync/conflict.ts';
import { germanNumber } from '@knotenblech/shared/values/german-number.ts';
import type { WeldProof } from '@knotenblech/shared/welds/weld-proof.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { surfaceWords } from '../../../i18n/words/surface-words.ts';

/** A value of an overwritten field as it is written everywhere else. */
export const valueWords = (i18n: I18n, { kind, field }: Pick<Conflict, 'kind' | 'field'>, value: unknown): string => {
  if (kind === 'weldProof') return value ? forceWords(value as WeldProof) : i18n._(msg`keine Angabe`);
  if (kind === 'address' && field === '') return value ? addressLine(value as Address) : i18n._(msg`gelöscht`);
  if (value === null || value === undefined) return i18n._(unset[field] ?? msg`keine eigene Angabe`);
  if (field === 'surface') return coatingWords(i18n, value as Coating);
  if (field === 'profileId') return profileWords(value as Profile);
  if (typeof value === 'boolean') return i18n._(value ? msg`ja` : msg`nein`);
  if (typeof value === 'number') return i18n._(msg`${plural(value, { one: '# Stück', other: '# Stück' })}`);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const words = fixedWords[text];
  if (words) return i18n._(words);
  return text === '' ? i18n._(msg`leer`) : text;
};

const unset: Readonly<Record<string, MessageDescriptor>> = {
  grade: msg`wie in der Datei`,
  profileId: msg`wie in der Datei`,
  specificity: msg`wie üblich`,
  weldingCertificate: msg`keiner`,
};

const fixedWords: Readonly<Record<string, MessageDescriptor>> = {
  HOT_ROLLED: msg`warmgewalzt`,
  COLD_ROLLED: msg`kaltgefertigt`,
  WELDED: msg`geschweißt`,
  COMPLETE_PRODUCTION: msg`Baugruppen fertig geschweißt`,
  SINGLEPARTS_ONLY: msg`nur Einzelteile`,
  STANDARD: msg`Nachweis per Formel`,
  CUSTOM: msg`Nachweis durch Ihre Zeichnungen`,
};

type Coating = { surface: Surface; ralNumber?: string | null };
type Profile = { profileId: string; measuredAs?: { profileName: string } | null };

const coatingWords = (i18n: I18n, { surface, ralNumber }: Coating) => {
  const words = i18n._(surfaceWords[surface]);
  return ralNumber ? `${words}, RAL ${ralNumber}` : words;
};

const profileWords = ({ profileId, measuredAs }: Profile) => measuredAs?.profileName ?? profileId;

const forceWords = ({ forceKn }: WeldProof) => `${germanNumber(forceKn, 0, 2)}\u00a0kN`;

const addressLine = ({ name, street, zip, city }: Address) => `${name}, ${street}, ${zip} ${city}`;
