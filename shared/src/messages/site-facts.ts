import { z } from 'zod';
import { catalogPackSchema } from '../catalogue/catalog-pack.record.ts';
import { operatorSchema } from '../catalogue/operator.schema.ts';
import { tariffSchema } from '../prices/tariff.record.ts';
import { languageSchema } from '../values/language-schema.ts';

/** What everybody may know of the shop before a sign-in. */
export const siteFactsSchema = z.strictObject({
  serverTime: z.iso.datetime(),
  /** Before this moment only a countdown is shown; null: the shop is open. */
  launchAt: z.iso.datetime().nullable(),
  /** Regions (ISO 3166) in which the shop is not offered; '*' stands for all. */
  unavailableRegions: z.array(z.string()),
  operator: operatorSchema,
});

export type SiteFacts = z.infer<typeof siteFactsSchema>;

/** Pages whose words are the operator's, one Markdown file a page and language. */
export const contentPages = [
  'home',
  'about',
  'gallery',
  'infos',
  'disclaimer',
  'imprint',
  'privacy',
  'shippingterms',
  'contact',
] as const;

export type ContentPage = (typeof contentPages)[number];

/** The texts of a language by page, in Markdown, with the operator's data filled in. */
export const contentSchema = z.strictObject({
  language: languageSchema,
  pages: z.strictObject(
    Object.fromEntries(contentPages.map((page) => [page, z.string()])) as Record<ContentPage, z.ZodString>,
  ),
});

export type Content = z.infer<typeof contentSchema>;

/** What a device needs to read and price files for somebody without an account; no tariff where the operator shows no prices. */
export const publicBaseDataSchema = z.strictObject({
  packs: z.array(catalogPackSchema),
  tariff: tariffSchema.nullable(),
});

export type PublicBaseData = z.infer<typeof publicBaseDataSchema>;
