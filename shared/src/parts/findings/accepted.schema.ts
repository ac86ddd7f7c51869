import { z } from 'zod';

/** Codes of findings that somebody takes as drawn. */
export const acceptedSchema = z.array(z.string().regex(/^warn\.[a-z-]{1,60}$/)).max(50);
