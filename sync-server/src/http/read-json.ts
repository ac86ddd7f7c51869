import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { type FieldError, refuseForm, type WordedForm } from '@knotenblech/shared/values/errors/form-error.ts';
import { languageSchema } from '@knotenblech/shared/values/language-schema.ts';
import type { Context } from 'hono';
import { z } from 'zod';
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

/** Far more than anything that is sent needs, and far less than what walks through it would run out of stack at. */
export const mostDepth = 50;

/** Throws DomainError where arrays and objects lie in each other more than `mostDepth` deep. */
const refuseDeep = (value: unknown, depth = 0): void => {
  if (typeof value !== 'object' || value === null) return;
  if (depth === mostDepth) throw new DomainError('payload_too_large', { limitDepth: mostDepth });
  for (const inner of Object.values(value)) refuseDeep(inner, depth + 1);
};

const gzipped = promisify(gzip);

const smallestBytes = 4096;

/** A JSON answer that may be megabytes long: compressed, fast rather than small, for whoever takes it. */
export const longJson = async (c: Context, value: unknown) => {
  const text = JSON.stringify(value);
  const headers = { 'Content-Type': 'application/json', Vary: 'Accept-Encoding' };
  const takesGzip = /\bgzip\b/.test(c.req.header('Accept-Encoding') ?? '');
  if (!takesGzip || text.length < smallestBytes) return c.body(text, 200, headers);
  return c.body(await gzipped(text, { level: 1 }), 200, { ...headers, 'Content-Encoding': 'gzip' });
};

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

/** A form as its check sees it: a field that is not there is ''. */
export type FormValues = { text: (field: string) => string; isTicked: (field: string) => boolean };

/** What is wrong with the fields of a form, in their order. */
export type FormCheck = (values: FormValues) => readonly FieldError[];

type Form<T> = { schema: z.ZodType<T>; check: FormCheck; form?: WordedForm };

/** A form as its schema has it. Throws FormError with an error for each field that is empty, wrong or unknown. */
export const parseForm = <T>(given: unknown, { schema, check, form }: Form<T>): T => {
  const values = new Map(Object.entries(Object(given) as object) as [string, unknown][]);
  const isField = (field: string) => ['string', 'boolean'].includes(typeof (values.get(field) ?? ''));
  const text = (field: string) => (typeof values.get(field) === 'string' ? String(values.get(field)) : '');
  const isTicked = (field: string) => values.get(field) === true;
  const problems = check({ text, isTicked }).filter(({ field }) => isField(field));
  const parsed = schema.safeParse(given);
  if (parsed.success && problems.length === 0) return parsed.data;
  const fields = new Set((parsed.error?.issues ?? []).flatMap(parseFormFieldsOf));
  for (const { field } of problems) fields.delete(field);
  refuseForm([...problems, ...[...fields].map((field) => ({ field, code: 'invalid_input' as const }))], form);
  return schema.parse(given);
};

const parseFormFieldsOf = (issue: z.core.$ZodIssue): string[] => {
  if (issue.path.length > 0) return [String(issue.path[0])];
  return issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 10) : [];
};

/** The parameters of an address as the schema has them, beside a token and the language of refusals, which are read elsewhere. */
export const queryOf = <Schema extends z.ZodObject>(c: Context, schema: Schema): z.infer<Schema> => {
  const { token: _token, language, ...query } = c.req.query();
  return schema.parse('language' in schema.shape ? { ...query, language } : query);
};
