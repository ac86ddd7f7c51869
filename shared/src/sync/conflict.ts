import { z } from 'zod';
import { defineRecord } from './define-record.ts';

/** Tells a user that a field he had set was changed by somebody else later in server order. Lies in the loser's user space. */
export const conflictSchema = z.strictObject({
  id: z.uuid(),
  projectId: z.uuid(),
  partIndex: z.number().int().nullable(),
  field: z.string(),
  before: z.unknown(),
  yours: z.unknown(),
  theirs: z.unknown(),
  byUser: z.string(),
  at: z.string(),
});
export type Conflict = z.infer<typeof conflictSchema>;

export const conflictRecord = defineRecord({ kind: 'conflict', version: 1, schema: conflictSchema, migrations: {} });
