import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { languageSchema } from '@knotenblech/shared/values/language-schema.ts';
import type { Context } from 'hono';
import { z } from 'zod';
import { type Form, parseForm } from './parse-form.ts';
import { readJson } from './read-json.ts';
import type { ShopEnv } from './shop-env.ts';

const isJson = (c: Context) => c.req.header('Content-Type')?.startsWith('application/json') ?? false;

const fieldsOf = async (c: Context): Promise<Record<string, unknown>> => {
  if (isJson(c)) return readJson(c, z.record(z.string(), z.unknown()));
  try {
    return await c.req.parseBody({ all: true });
  } catch {
    throw new DomainError('invalid_input', { reason: 'form' });
  }
};

/** The fields of a form, which clients may send as JSON; a field that comes several times is a list. Refusals from here on are told in its language. */
export const readFields = async (c: Context<ShopEnv>) => {
  const fields = await fieldsOf(c);
  if ('language' in fields) c.set('language', languageSchema.parse(fields.language));
  return fields;
};

/** A form as its schema has it, refused with an error for each of its fields. */
export const readForm = async <T>(c: Context<ShopEnv>, form: Form<T>): Promise<T> =>
  parseForm(await readFields(c), form);
