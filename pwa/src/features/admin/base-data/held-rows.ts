import type { BaseVersion } from '@knotenblech/shared/api/base-data-calls.ts';
import type { BaseDataKind } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import { translationGroupSchema } from '@knotenblech/shared/catalogue/translation.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import { type Language, languages, nameFieldOf } from '@knotenblech/shared/values/language.ts';
import { matchScore } from '@knotenblech/shared/values/match-score.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { byCostGroup, costGroup } from './words/cost-groups.ts';
import { costLabels } from './words/cost-labels.ts';
import { valueWord, wordsOfValue } from './words/value-words.ts';

export type RowData = Readonly<Record<string, unknown>>;

/** A row of the base data: how it holds today (null: not yet), and what comes, the next day first. */
export type HeldRow = { key: string; place: number; held: BaseVersion | null; coming: BaseVersion[] };

const newestFirst = (a: BaseVersion, b: BaseVersion) =>
  a.validFrom === b.validFrom ? b.number - a.number : a.validFrom < b.validFrom ? 1 : -1;

export const dataOf = (version: BaseVersion | null): RowData | null => (version?.data ?? null) as RowData | null;

/** What a row says today, or will first. */
export const shownData = ({ held, coming }: HeldRow): RowData | null => dataOf(held) ?? dataOf(coming[0] ?? null);

/** The rows of a kind that hold today or will, of all their versions, in their order. */
export const heldRows = (versions: readonly BaseVersion[], today: Day): HeldRow[] => {
  const byKey = Map.groupBy(versions, (version) => version.key);
  return [...byKey]
    .map(([key, own]) => rowOf(key, own.toSorted(newestFirst), today))
    .filter(({ held, coming }) => dataOf(held) !== null || coming.length > 0)
    .toSorted((a, b) => a.place - b.place || a.key.localeCompare(b.key, 'de'));
};

const rowOf = (key: string, own: readonly BaseVersion[], today: Day): HeldRow => {
  const held = own.find((version) => version.validFrom <= today) ?? null;
  const days = new Set<Day>();
  const coming = own.filter(({ validFrom }) => {
    if (validFrom <= today || days.has(validFrom)) return false;
    days.add(validFrom);
    return true;
  });
  return { key, place: own[0]?.place ?? 0, held: dataOf(held) === null ? null : held, coming: coming.toReversed() };
};

/** The rows that a search finds in their words, small slips allowed. */
export const findRows = (
  rows: readonly HeldRow[],
  q: string,
  wordsOf: (row: HeldRow) => readonly string[],
): HeldRow[] =>
  q.trim() === '' ? [...rows] : rows.filter((row) => matchScore([row.key, ...wordsOf(row)].join(' '), q) > 0);

/** What a row of a kind is called, and the fields that this says already. */
type Naming = { name: (i18n: I18n, data: RowData) => string; fields: readonly string[]; header: MessageDescriptor };

const textIn = (data: RowData, field: string) => {
  const value = data[field];
  return typeof value === 'string' ? value : '';
};

const byValue = (kind: BaseDataKind, field: string, header: MessageDescriptor): Naming => ({
  name: (i18n, data) => valueWord(i18n, kind, field, textIn(data, field)),
  fields: [field],
  header,
});

const namings: Partial<Record<BaseDataKind, Naming>> = {
  cost: {
    name: (i18n, data) => {
      const key = textIn(data, 'key');
      const words = costLabels[key];
      return words ? i18n._(words) : key;
    },
    fields: ['key'],
    header: msg`Was`,
  },
  country: { ...byValue('country', 'iso', msg`Land`), fields: ['iso', 'nameDe', 'nameEn'] },
  productionType: byValue('productionType', 'type', msg`Fertigungsart`),
  shippingType: byValue('shippingType', 'type', msg`Lieferart`),
  freightRate: byValue('freightRate', 'type', msg`Lieferart`),
  paymentType: byValue('paymentType', 'type', msg`Zahlungsart`),
  profile: { name: (_, data) => textIn(data, 'designation'), fields: ['id', 'designation'], header: msg`Profil` },
  colour: {
    name: (i18n, data) => `RAL ${textIn(data, 'ral')} ${textIn(data, nameFieldOf(i18n.locale as Language))}`,
    fields: ['ral', ...languages.map(nameFieldOf)],
    header: msg`Farbe`,
  },
  translation: {
    name: (i18n, data) => textIn(data, i18n.locale),
    fields: ['group', 'code'],
    header: msg`Wort`,
  },
};

/** What a row is called; null: its first field says it. */
export const rowName = (i18n: I18n, kind: BaseDataKind, data: RowData | null): string | null =>
  data === null ? null : (namings[kind]?.name(i18n, data) ?? null);

/** What the names of the rows of a kind are of; null: there are none. */
export const nameHeader = (kind: BaseDataKind): MessageDescriptor | null => namings[kind]?.header ?? null;

/** Fields that a row's name says already. */
export const describedFields = (kind: BaseDataKind): readonly string[] => namings[kind]?.fields ?? [];

export type RowGroup = { id: string; words: MessageDescriptor; sentence?: MessageDescriptor };

/** What stands above a row and those like it; null: its kind has no groups. */
export const groupOf = (kind: BaseDataKind, row: HeldRow): RowGroup | null => {
  if (kind === 'cost') return costGroup(row.key);
  if (kind !== 'translation') return null;
  const id = translationGroupSchema.safeParse(shownData(row)?.group).data;
  const words = id && wordsOfValue('translation', 'group', id);
  return id && words ? { id, words } : null;
};

/** The rows of a kind, group by group. */
export const byGroup = (kind: BaseDataKind, rows: readonly HeldRow[]): HeldRow[] =>
  kind === 'cost' ? byCostGroup(rows) : [...rows];
