import type { Context } from 'hono';
import type { z } from 'zod';

/** The parameters of an address as the schema has them, beside a token and the language of refusals, which are read elsewhere. */
export const queryOf = <Schema extends z.ZodObject>(c: Context, schema: Schema): z.infer<Schema> => {
  const { token: _token, language, ...query } = c.req.query();
  return schema.parse('language' in schema.shape ? { ...query, language } : query);
};
