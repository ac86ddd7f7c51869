import { z } from 'zod';
import { specificitySchema } from '../prices/tariff-stock.schema.ts';
import { timberChoiceSchema } from '../timber/timber-choice.schema.ts';
import { defineRecord } from '../values/define-record.ts';
import { idSchema, type PartId } from '../values/ids.ts';
import { acceptedSchema } from './findings/accepted.schema.ts';
import { measuredAsSchema } from './measured-as.schema.ts';
import { mendedAsSchema, mendsSchema } from './mends/mend.schema.ts';
import { orderNumberSchema } from './order-number.schema.ts';
import { ralNumberSchema, surfaceSchema } from './surface.schema.ts';

/** What was chosen for a part, only where it differs from the file and the project. Lies in the project's space. */
export const partChoiceSchema = z.strictObject({
  id: idSchema<PartId>(),
  index: z.number().int().positive(),
  /** Pieces within one assembly; for a loose part, in the project. */
  quantity: z.number().int().min(1).max(9999).optional(),
  name: z.string().max(256).optional(),
  /** Its place in lists; absent: that of the file. */
  orderNumber: orderNumberSchema.optional(),
  surface: surfaceSchema.optional(),
  ralNumber: ralNumberSchema.optional(),
  grade: z.string().max(40).optional(),
  specificity: specificitySchema.optional(),
  /** Whether a certificate of material comes with it; absent: as the project says. */
  materialCertificate: z.boolean().optional(),
  /** true: taken as steel though the reading left it out; false: left out though it was taken. */
  taken: z.boolean().optional(),
  /** Key of the profile chosen in place of what the file says, and what the part is with it; both or neither. */
  profileId: z.string().max(60).optional(),
  measuredAs: measuredAsSchema.optional(),
  /** Mends taken from the part check, and what the part is with them; both or neither, and never beside a chosen profile. */
  mends: mendsSchema.optional(),
  mendedAs: mendedAsSchema.optional(),
  /** The wood that goes with it. */
  timber: timberChoiceSchema.optional(),
  /** Codes of findings that its user has seen and takes as drawn. */
  accepted: acceptedSchema.optional(),
});
export type PartChoice = z.infer<typeof partChoiceSchema>;

export const partChoiceRecord = defineRecord({
  kind: 'partChoice',
  version: 1,
  schema: partChoiceSchema,
  migrations: {},
});
