import { z } from 'zod';
import { languageSchema } from '../values/language-schema.ts';

/** A yes or no of an address. */
export const flagQuery = (usual: 'true' | 'false') =>
  z
    .enum(['true', 'false'])
    .default(usual)
    .transform((text) => text === 'true');

/** What every list of API 1.0 takes: a search that bears small slips, and the page. */
export const listQueryFields = {
  language: languageSchema,
  searchString: z.string().max(100).default(''),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(10),
};

/** A mail of the shop as the operator's admin reads it; 'kept' where no mail server is set. */
export const mailSchema = z.object({
  id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  body: z.string(),
  /** Name of the document that goes with it. */
  attachment: z.string().nullable(),
  state: z.enum(['waiting', 'kept', 'sent', 'failed']),
  createdAt: z.string(),
});

export type Mail = z.infer<typeof mailSchema>;

/** The answer to GET /api/1.0/admin/mails, newest first. */
export const mailListSchema = z.object({ mails: z.array(mailSchema) });
