import { z } from 'zod';
import { type Language, languages } from '../values/language.ts';
import type { CatalogPack } from './catalog-pack.record.ts';

const wordsSchema = z.string().trim().min(1).max(120);

export const translationGroupSchema = z.enum([
  'material',
  'specificity',
  'productionType',
  'shippingType',
  'paymentType',
  'weldCertificate',
]);
export type TranslationGroup = z.infer<typeof translationGroupSchema>;

const words = Object.fromEntries(languages.map((language) => [language, wordsSchema])) as Record<
  Language,
  typeof wordsSchema
>;

/** A code of the base data in every language. */
export const translationSchema = z.strictObject({
  group: translationGroupSchema,
  code: z.string().min(1).max(60),
  ...words,
});
export type Translation = z.infer<typeof translationSchema>;

/** A stored row; a language that came to the shop after it has the German word. Null: none that this build knows. */
export const readTranslation = (row: unknown): Translation | null => {
  const { data } = z.looseObject({ de: wordsSchema }).safeParse(row);
  const german = Object.fromEntries(languages.map((language) => [language, data?.de]));
  return translationSchema.safeParse({ ...german, ...data }).data ?? null;
};

/** All of them lie in one pack. */
export const translationsPackId = 'translations:0000';

/** The translations of one group, in their order, from the packs of the space 'catalog', without what a later build wrote: no order fails for it. */
export const readTranslations = (packs: readonly CatalogPack[], group: TranslationGroup): Translation[] =>
  packs
    .filter((pack) => pack.table === 'translations')
    .flatMap((pack) => pack.rows.flatMap((row) => readTranslation(row) ?? []))
    .filter((row) => row.group === group);
