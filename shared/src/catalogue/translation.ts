import { z } from 'zod';
import type { Language } from '../values/language.ts';
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

/** A code of the base data in the four languages. */
export const translationSchema = z.strictObject({
  group: translationGroupSchema,
  code: z.string().min(1).max(60),
  de: wordsSchema,
  en: wordsSchema,
  fr: wordsSchema,
  it: wordsSchema,
}) satisfies z.ZodType<Record<Language, string>>;
export type Translation = z.infer<typeof translationSchema>;

/** All of them lie in one pack. */
export const translationsPackId = 'translations:0000';

/** The translations of one group, in their order, from the packs of the space 'catalog'. */
export const readTranslations = (packs: readonly CatalogPack[], group: TranslationGroup): Translation[] =>
  z
    .array(translationSchema)
    .parse(packs.filter((pack) => pack.table === 'translations').flatMap((pack) => pack.rows))
    .filter((row) => row.group === group);
