import { z } from 'zod';
import { errorCodes } from '../values/errors/error-codes.ts';

/** What the server answers when it says no: each reason with its code, its words in the asked language and what broke. */
export const refusalSchema = z.object({
  errors: z.array(
    z.object({
      /** A code that this build does not know yet is told as 'internal'. */
      errorCode: z.string().pipe(z.enum(errorCodes).catch('internal')),
      errorMessageTranslated: z.string().optional(),
      details: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
});
export type Refusal = z.infer<typeof refusalSchema>;
