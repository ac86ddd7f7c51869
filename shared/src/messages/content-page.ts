import { z } from 'zod';
import { languageSchema } from '../values/language-schema.ts';

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
