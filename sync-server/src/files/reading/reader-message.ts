import type { Catalogue } from '@knotenblech/shared/catalogue/catalogue.schema.ts';
import { partsPerPack, readingHeadSchema } from '@knotenblech/shared/files/document/reading.schema.ts';
import { partFactsSchema } from '@knotenblech/shared/parts/part-facts.schema.ts';
import { errorCodes } from '@knotenblech/shared/values/errors/error-codes.ts';
import { z } from 'zod';

/** What the reading child is asked. */
export type ReaderRequest = { path: string; fileName: string; catalogue: Catalogue };

/** What it answers, in pieces, so that neither side holds or checks a large reading at once. Never trusted: always parsed. */
export const readerMessageSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('head'), head: readingHeadSchema }),
  z.strictObject({ kind: z.literal('parts'), parts: z.array(partFactsSchema).max(partsPerPack) }),
  z.strictObject({ kind: z.literal('done') }),
  /** A bug of ours: for the log, never for the customer. */
  z.strictObject({ kind: z.literal('broken'), problem: z.string().max(4000) }),
  z.strictObject({
    kind: z.literal('refused'),
    code: z.enum(errorCodes),
    details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  }),
]);
export type ReaderMessage = z.infer<typeof readerMessageSchema>;
