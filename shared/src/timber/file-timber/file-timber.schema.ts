import { z } from 'zod';
import { timberChoiceSchema } from '../timber-choice.schema.ts';

const vector = z.tuple([z.number(), z.number(), z.number()]);

/** What a file's own wood has to do with a part: where it does not fit, in part coordinates, mm, and the wood as a plate's choice. */
export const fileTimberSchema = z.strictObject({
  places: z.array(z.strictObject({ code: z.string(), at: vector })),
  choice: timberChoiceSchema.optional(),
});
export type FileTimber = z.infer<typeof fileTimberSchema>;
