import { z } from 'zod';
import { defineRecord } from '../../values/define-record.ts';
import { idSchema, type ProjectId } from '../../values/ids.ts';
import { centsSchema } from '../../values/money.ts';

/** What an admin may ask for a project: 1 cent to 10 million EUR, net. */
export const manualCentsSchema = centsSchema.min(1).max(1_000_000_000);

/** The price an admin has set for a project by hand. Lies in the customer's price space; id is the project's. */
export const manualPriceSchema = z.strictObject({
  id: idSchema<ProjectId>(),
  netCents: manualCentsSchema,
  /** Fixed: what it was set for may not be edited. Not fixed: it holds only while what it was set for is unchanged. */
  isFixed: z.boolean(),
  note: z.string().max(2000),
  answeredAt: z.string(),
  /** priceBasisOf the project as it was when the price was set. */
  basis: z.string(),
});
export type ManualPrice = z.infer<typeof manualPriceSchema>;

export const manualPriceRecord = defineRecord({
  kind: 'manualPrice',
  version: 1,
  schema: manualPriceSchema,
  migrations: {},
});
