import { z } from 'zod';

/** Holes that zinc and air need at each closed end of a hollow section, by its size; null: not with so many holes. mm. */
export const ventHoleSchema = z.strictObject({
  /** Round or square sections up to this. */
  roundOrSquareUpToMm: z.number(),
  /** Rectangular sections up to this, '80x40'. */
  rectUpToMm: z.string().regex(/^\d+x\d+$/),
  oneHoleMm: z.number(),
  twoHolesMm: z.number().nullable(),
  fourHolesMm: z.number().nullable(),
});
export type VentHole = z.infer<typeof ventHoleSchema>;
