import type { Context } from 'hono';
import type { z } from 'zod';

/** The parameters of an address as the schema has them, beside a token, which is read elsewhere. */
export const queryOf = <T>(c: Context, schema: z.ZodType<T>): T => {
  const { token: _token, ...query } = c.req.query();
  return schema.parse(query);
};
