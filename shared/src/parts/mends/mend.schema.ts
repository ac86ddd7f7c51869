import { z } from 'zod';
import { partMeasuresSchema, remarkSchema } from '../part-facts.schema.ts';

const lengthMm = z.number().positive().max(10_000);

/** A change of a part's shape that its user took from the part check: drawings, price and what is made follow it. */
export const mendSchema = z.discriminatedUnion('kind', [
  /** Every drilled hole of one diameter gets another; its centre stays. */
  z.strictObject({ kind: z.literal('holes'), fromMm: lengthMm, toMm: lengthMm }),
  /** A plate whose work goes through it all gets another thickness. */
  z.strictObject({ kind: z.literal('thickness'), toMm: lengthMm }),
  /** Holes for zinc and air through a hollow section at both of its ends, two or four at each. */
  z.strictObject({ kind: z.literal('ventHoles'), diameterMm: lengthMm, count: z.union([z.literal(2), z.literal(4)]) }),
]);
export type Mend = z.infer<typeof mendSchema>;

export const mendsSchema = z.array(mendSchema).max(20);

/** What a part is with its mends; its body follows from them (mendBody). */
export const mendedAsSchema = z.strictObject({
  thicknessMm: z.number().nullable(),
  measures: partMeasuresSchema,
  /** All findings of the part as mended. */
  findings: z.array(remarkSchema).max(1000),
});
export type MendedAs = z.infer<typeof mendedAsSchema>;
