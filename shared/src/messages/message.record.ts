import { z } from 'zod';
import { defineRecord } from '../values/define-record.ts';
import { messageSeverities } from './message-severity.schema.ts';

/** A message to a user. Lies in the user's space. */
export const messageSchema = z.strictObject({
  id: z.uuid(),
  severity: z.enum(messageSeverities),
  subject: z.string().max(200),
  text: z.string().max(8000),
  projectId: z.uuid().nullable(),
  createdAt: z.string(),
  expiresAt: z.string(),
  readAt: z.string().nullable(),
});
export type Message = z.infer<typeof messageSchema>;

export const messageRecord = defineRecord({ kind: 'message', version: 1, schema: messageSchema, migrations: {} });
