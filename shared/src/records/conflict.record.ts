import { v5 } from 'uuid';
import { z } from 'zod';
import { defineRecord } from '../values/define-record.ts';
import type { UserId } from '../values/ids.ts';

/** The kinds of rows in which a user's entry can be overwritten by another. */
export const conflictKinds = ['partChoice', 'assemblyChoice', 'project', 'weldProof', 'address'] as const;

/** Tells a user that a field he had set was changed by somebody else later in server order. Lies in the loser's user space. */
export const conflictSchema = z.strictObject({
  id: z.uuid(),
  projectId: z.uuid().nullable(),
  kind: z.enum(conflictKinds).optional(),
  rowId: z.string().max(80).optional(),
  /** Of a part or an assembly. */
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

const namespace = '6a1f0b9e-51c7-5a3e-8f0d-2b8f8b6f4c11';

/** One card a user and field, however often it is overwritten (UUIDv5). */
export const conflictIdOf = (loser: UserId, row: { kind: string; id: string }, field: string) =>
  v5(`${loser}/${row.kind}/${row.id}/${field}`, namespace);
