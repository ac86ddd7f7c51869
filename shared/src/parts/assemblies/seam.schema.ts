import { z } from 'zod';

/** Fillet welds of one size between two positions of an assembly. */
export const seamSchema = z.strictObject({
  /** Indexes of the joined positions, the smaller one first. */
  parts: z.tuple([z.number().int().positive(), z.number().int().positive()]),
  /** Throat thickness (a-dimension), mm. */
  aMm: z.number().positive(),
  /** Length of all its runs in one assembly, both sides counted, 0.01 mm. */
  lengthMm: z.number().positive(),
  /** 'file': stated by the file; 'assumed': the lines along which the parts touch. */
  origin: z.enum(['file', 'assumed']),
});
export type Seam = z.infer<typeof seamSchema>;
