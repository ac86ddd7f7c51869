import type { BaseDataKind } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { costLabels } from './cost-labels.ts';
import type { RowData } from './held-rows.ts';
import { valueWord } from './value-words.ts';

/** What a row of a kind is called, and the fields that this says already. */
type Naming = { name: (i18n: I18n, data: RowData) => string; said: readonly string[]; header: MessageDescriptor };

const textIn = (data: RowData, field: string) => {
  const value = data[field];
  return typeof value === 'string' ? value : '';
};
const byValue = (kind: BaseDataKind, field: string, header: MessageDescriptor): Naming => ({
  name: (i18n, data) => valueWord(i18n, kind, field, textIn(data, field)),
  said: [field],
  header,
});

const namings: Partial<Record<BaseDataKind, Naming>> = {
  cost: {
    name: (i18n, data) => {
      const key = textIn(data, 'key');
      const words = costLabels[key];
      return words ? i18n._(words) : key;
    },
    said: ['key'],
    header: msg`Was`,
  },
  country: { ...byValue('country', 'iso', msg`Land`), said: ['iso', 'nameDe', 'nameEn'] },
  productionType: byValue('productionType', 'type', msg`Fertigungsart`),
  shippingType: byValue('shippingType', 'type', msg`Lieferart`),
  freightRate: byValue('freightRate', 'type', msg`Lieferart`),
  paymentType: byValue('paymentType', 'type', msg`Zahlungsart`),
  profile: { name: (_, data) => textIn(data, 'designation'), said: ['id', 'designation'], header: msg`Profil` },
  colour: {
    name: (i18n, data) => `RAL ${textIn(data, 'ral')} ${textIn(data, `name${localeName(i18n)}`)}`,
    said: ['ral', 'nameDe', 'nameEn', 'nameFr', 'nameIt'],
    header: msg`Farbe`,
  },
  translation: {
    name: (i18n, data) => textIn(data, i18n.locale),
    said: ['group', 'code'],
    header: msg`Wort`,
  },
};

const localeName = ({ locale }: I18n) => `${locale.slice(0, 1).toUpperCase()}${locale.slice(1)}`;

/** What a row is called; null: its first field says it. */
export const rowName = (i18n: I18n, kind: BaseDataKind, data: RowData | null): string | null =>
  data === null ? null : (namings[kind]?.name(i18n, data) ?? null);

/** What the names of the rows of a kind are of; null: there are none. */
export const nameHeader = (kind: BaseDataKind): MessageDescriptor | null => namings[kind]?.header ?? null;

/** Fields that a row's name says already. */
export const saidFields = (kind: BaseDataKind): readonly string[] => namings[kind]?.said ?? [];
