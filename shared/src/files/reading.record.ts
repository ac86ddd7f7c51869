import { z } from 'zod';
import { defineRecord } from '../values/define-record.ts';
import { fileHashSchema } from '../values/ids.ts';
import { readingHeadSchema } from './document/reading.schema.ts';

/** The head of a project's reading; id 'head'. Its parts lie beside it in packs. */
export const readingRecordSchema = z.strictObject({
  id: z.literal('head'),
  head: readingHeadSchema,
  /** The file that was read: until a replaced one is read, what was read of the one before counts no more. */
  fileHash: fileHashSchema.optional(),
});
export type ReadingRecord = z.infer<typeof readingRecordSchema>;

export const readingRecord = defineRecord({ kind: 'reading', version: 1, schema: readingRecordSchema, migrations: {} });
