import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import type { Context } from 'hono';
import type { z } from 'zod';

/** The body of a request as the schema has it; anything else is refused. */
export const readJson = async <T>(c: Context, schema: z.ZodType<T>): Promise<T> => {
  const text = await c.req.text();
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) throw new DomainError('invalid_input', { reason: 'json' });
    throw error;
  }
};
