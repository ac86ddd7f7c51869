import seed from '../base-data/seed/seed-translations.json' with { type: 'json' };
import type { Language } from '../values/language.ts';
import type { CatalogPack } from './catalog-pack.record.ts';
import { readTable } from './read-table.ts';
import { readTranslation, readTranslations } from './translation.ts';

const groups = ['productionType', 'shippingType', 'paymentType'] as const;
type Group = (typeof groups)[number];

/** What ways to make, deliver and pay are called, by their codes. */
export type OptionNames = Readonly<Record<Group, ReadonlyMap<string, string>>>;

const paymentPrefix = /^PAYMENTTYPE_/;
const seedRows = readTable(seed).flatMap((row) => readTranslation(row) ?? []);

/** The operator's names in a language, from the packs of the space 'catalog'; those a shop starts with where he has none. */
export const optionNames = (packs: readonly CatalogPack[], language: Language): OptionNames => {
  const namesOf = (group: Group) =>
    new Map(
      [...seedRows.filter((row) => row.group === group), ...readTranslations(packs, group)].map((row) => [
        row.code.replace(paymentPrefix, ''),
        row[language],
      ]),
    );
  return Object.fromEntries(groups.map((group) => [group, namesOf(group)])) as Record<Group, Map<string, string>>;
};
