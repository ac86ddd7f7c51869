import { z } from 'zod';

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
