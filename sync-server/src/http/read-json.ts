import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { languageSchema } from '@knotenblech/shared/values/language-schema.ts';
import type { Context } from 'hono';
import { z } from 'zod';
import { type Form, parseForm } from './parse-form.ts';
import { refuseDeep } from './refuse-deep.ts';
import type { ShopEnv } from './shop-env.ts';

/** The body of a request as the schema has it; anything else is refused. */
export const readJson = async <T>(c: Context, schema: z.ZodType<T>): Promise<T> =>
  parseBody(await c.req.text(), schema);

const languageIn = z.object({ language: z.string() });

/** The same of a form, refused with an error for each of its fields, in the language that it names. */
export const readJsonForm = async <T>(c: Context<ShopEnv>, form: Form<T>): Promise<T> => {
  const given = await readJson(c, z.unknown());
  const named = languageIn.safeParse(given);
  if (named.success) c.set('language', languageSchema.parse(named.data.language));
  return parseForm(given, form);
};

/** A body and how long it is unpacked. */
type Measured<T> = { value: T; bytes: number };

/** The same of a body that may come compressed; unpacked it may be `mostBytes` long. */
export const readPackedJson = async <T>(c: Context, schema: z.ZodType<T>, mostBytes: number): Promise<Measured<T>> => {
  if (c.req.header('Content-Encoding') !== 'gzip') {
    const text = await c.req.text();
    return { value: parseBody(text, schema), bytes: text.length };
  }
  const packed = new Uint8Array(await c.req.arrayBuffer());
  const bytes = await unpacked(packed, { maxOutputLength: mostBytes }).catch((error: NodeJS.ErrnoException) => {
    const isTooLarge = error.code === 'ERR_BUFFER_TOO_LARGE';
    throw isTooLarge
      ? new DomainError('payload_too_large', { limitBytes: mostBytes })
      : new DomainError('invalid_input', { reason: 'gzip' });
  });
  return { value: parseBody(bytes.toString(), schema), bytes: bytes.length };
};

const unpacked = promisify(gunzip);

const parseBody = <T>(text: string, schema: z.ZodType<T>): T => {
  const value = parseJson(text);
  refuseDeep(value);
  return schema.parse(value);
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw new DomainError('invalid_input', { reason: 'json' });
    throw error;
  }
};
