import { z } from 'zod';
import { operatorSchema } from '../catalogue/operator.schema.ts';

/** What everybody may know of the shop before a sign-in. */
export const siteFactsSchema = z.strictObject({
  serverTime: z.iso.datetime(),
  /** Before this moment only a countdown is shown; null: the shop is open. */
  launchAt: z.iso.datetime().nullable(),
  /** Regions (ISO 3166) in which the shop is not offered; '*' stands for all. */
  unavailableRegions: z.array(z.string()),
  operator: operatorSchema,
});
export type SiteFacts = z.infer<typeof siteFactsSchema>;
