import type { Address } from '@knotenblech/shared/addresses/address.ts';
import type { Conflict } from '@knotenblech/shared/sync/conflict.ts';
import { germanNumber } from '@knotenblech/shared/values/german-number.ts';
import type { WeldProof } from '@knotenblech/shared/welds/weld-proof.ts';
import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { choiceWords } from '../words/choice-words.ts';
import { type Coating, coatingWords } from '../../../i18n/words/coating-words.ts';

/** A value of an overwritten field as it is written everywhere else. */
export const valueWords = (i18n: I18n, { kind, field }: Pick<Conflict, 'kind' | 'field'>, value: unknown): string => {
  if (kind === 'weldProof') return value ? forceWords(value as WeldProof) : i18n._(msg`keine Angabe`);
  if (kind === 'address' && field === '') return value ? addressLine(value as Address) : i18n._(msg`gelöscht`);
  if (value === null || value === undefined || typeof value === 'boolean') return choiceWords(i18n, field, value);
  if (field === 'surface') return coatingWords(i18n, value as Coating);
  if (field === 'profileId') return profileWords(value as Profile);
  if (typeof value === 'number') return i18n._(msg`${plural(value, { one: '# Stück', other: '# Stück' })}`);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text === '' ? i18n._(msg`leer`) : choiceWords(i18n, field, text);
};

type Profile = { profileId: string; measuredAs?: { profileName: string } | null };

const profileWords = ({ profileId, measuredAs }: Profile) => measuredAs?.profileName ?? profileId;

const forceWords = ({ forceKn }: WeldProof) => `${germanNumber(forceKn, 0, 2)}\u00a0kN`;

const addressLine = ({ name, street, zip, city }: Address) => `${name}, ${street}, ${zip} ${city}`;
