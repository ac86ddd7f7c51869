import { z } from 'zod';
import { defineRecord } from '../../values/define-record.ts';
import { idSchema, type PartId } from '../../values/ids.ts';
import { singlePartFormSchema } from './single-part-form.schema.ts';

/** The form that a part was made from, kept so that it can be filled in otherwise. Lies in the project's space. */
export const singlePartSchema = z.strictObject({
  id: idSchema<PartId>(),
  /** Place in the project's reading, 1-based. */
  index: z.number().int().positive(),
  form: singlePartFormSchema,
});
export type SinglePart = z.infer<typeof singlePartSchema>;

export const singlePartRecord = defineRecord({
  kind: 'singlePart',
  version: 1,
  schema: singlePartSchema,
  migrations: {},
});
