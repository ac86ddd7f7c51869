import { z } from 'zod';
import { defineRecord } from '../../values/define-record.ts';
import { type AssemblyId, idSchema } from '../../values/ids.ts';
import { orderNumberSchema } from '../order-number.schema.ts';
import { ralNumberSchema, surfaceSchema } from '../surface.schema.ts';

/** What was chosen for an assembly, only where it differs from the file. Lies in the project's space. */
export const assemblyChoiceSchema = z.strictObject({
  id: idSchema<AssemblyId>(),
  index: z.number().int().positive(),
  quantity: z.number().int().min(1).max(9999).optional(),
  name: z.string().max(256).optional(),
  /** Its place in lists; absent: that of the file. */
  orderNumber: orderNumberSchema.optional(),
  surface: surfaceSchema.optional(),
  ralNumber: ralNumberSchema.optional(),
});
export type AssemblyChoice = z.infer<typeof assemblyChoiceSchema>;

export const assemblyChoiceRecord = defineRecord({
  kind: 'assemblyChoice',
  version: 1,
  schema: assemblyChoiceSchema,
  migrations: {},
});
