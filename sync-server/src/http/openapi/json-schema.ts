import type { BytesBody, FormBody } from '@knotenblech/shared/api/describe-call.ts';
import { z } from 'zod';

export type Json = Record<string, unknown>;

/** JSON Schema of what is sent (`input`) or answered (`output`). */
export const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any', cycles: 'ref' });
  return described;
};

/** A body by its media types; a form may also come as JSON unless it carries files. */
export const contentOf = (body: z.ZodType | FormBody | BytesBody, io: 'input' | 'output'): Json => {
  if (body instanceof z.ZodType) return { 'application/json': { schema: jsonSchema(body, io) } };
  if (body.schema === null) return { [body.contentType]: {} };
  const content = { schema: jsonSchema(body.schema, io) };
  return body.contentType === 'multipart/form-data'
    ? { [body.contentType]: content }
    : { [body.contentType]: content, 'application/json': content };
};
