import type { BaseDataKind } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import type { BaseField } from '@knotenblech/shared/base-data/base-fields.ts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { cellText } from '../row-draft.ts';
import { valueWord } from './value-words.ts';

const [yes, no] = [msg`ja`, msg`nein`];

/** A value of a row as it is read: codes by their names, days as the language writes them. */
export const shownText = (i18n: I18n, kind: BaseDataKind, field: BaseField, value: unknown): string => {
  if (typeof value === 'boolean') return i18n._(value ? yes : no);
  if (Array.isArray(value) && field.type === 'words')
    return value.map((each) => valueWord(i18n, kind, field.name, String(each))).join(', ');
  const text = cellText(field, value, i18n.locale);
  return field.type === 'text' || field.type === 'choice' ? valueWord(i18n, kind, field.name, text) : text;
};
