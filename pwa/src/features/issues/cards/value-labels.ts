import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import type { WeldProof } from '@knotenblech/shared/parts/assemblies/weld-proof.record.ts';
import type { ServiceClass, Wood } from '@knotenblech/shared/parts/findings/installation.schema.ts';
import type { Mend } from '@knotenblech/shared/parts/mends/mend.schema.ts';
import type { Conflict } from '@knotenblech/shared/records/conflict.record.ts';
import type { TimberChoice } from '@knotenblech/shared/timber/timber-choice.schema.ts';
import { germanNumber } from '@knotenblech/shared/values/number-text.ts';
import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { mendLabels, serviceClassLabels, woodLabels } from '../../../i18n/words/check-labels.ts';
import { type Coating, coatingLabels } from '../../../i18n/words/part-labels.ts';
import { type Place, placeLines } from '../../../ui/words/address-lines.ts';
import { choiceLabels } from '../words/describe-cart-choices.ts';

type Subject = Pick<Conflict, 'kind' | 'field'> & { row?: Record<string, unknown> | null };

/** A value of an overwritten field as it is written everywhere else; of a part that is made with the pieces chosen for it. */
export const valueLabels = (i18n: I18n, { kind, field, row }: Subject, value: unknown): string => {
  if (kind === 'weldProof') return value ? forceWords(value as WeldProof) : i18n._(msg`keine Angabe`);
  if (kind === 'address') return addressWords(i18n, field, value);
  if (field === 'taken' && value === true && typeof row?.quantity === 'number') return takenWords(i18n, row.quantity);
  if (value === null || value === undefined || typeof value === 'boolean') return choiceLabels(i18n, field, value);
  if (field === 'surface') return coatingLabels(i18n, value as Coating);
  if (field === 'mends') return mendLabels(i18n, (value as { mends: Mend[] }).mends);
  if (field === 'timber') return timberWords((value as { timber: TimberChoice }).timber);
  if (field === 'accepted') return i18n._(msg`so lassen`);
  if (field === 'wood') return i18n._(woodLabels[value as Wood]);
  if (field === 'serviceClass') return i18n._(serviceClassLabels[value as ServiceClass]);
  if (field === 'profileId') return profileWords(value as Profile);
  if (typeof value === 'number') return field === 'orderNumber' ? `${value}` : piecesWords(i18n, value);
  return textWords(i18n, field, value);
};

const timberWords = ({ widthMm, heightMm }: TimberChoice) =>
  `${germanNumber(widthMm, 0, 2)} × ${germanNumber(heightMm, 0, 2)} mm`;

const piecesWords = (i18n: I18n, pieces: number) =>
  i18n._(msg`${plural(pieces, { one: '# Stück', other: '# Stück' })}`);

const takenWords = (i18n: I18n, pieces: number) => `${choiceLabels(i18n, 'taken', true)}, ${piecesWords(i18n, pieces)}`;

const addressWords = (i18n: I18n, field: string, value: unknown): string => {
  if (value === null || value === undefined) return i18n._(msg`gelöscht`);
  if (field === '') return addressLine(value as Address);
  if (field === 'place') return placeLines(value as Place, i18n.locale).join(', ');
  return typeof value === 'boolean' ? choiceLabels(i18n, field, value) : textWords(i18n, field, value);
};

const textWords = (i18n: I18n, field: string, value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text === '' ? i18n._(msg`leer`) : choiceLabels(i18n, field, text);
};

type Profile = { profileId: string; measuredAs?: { profileName: string } | null };

const profileWords = ({ profileId, measuredAs }: Profile) => measuredAs?.profileName ?? profileId;

const forceWords = ({ forceKn }: WeldProof) => `${germanNumber(forceKn, 0, 2)}\u00a0kN`;

const addressLine = ({ name, street, zip, city }: Address) => `${name}, ${street}, ${zip} ${city}`;
