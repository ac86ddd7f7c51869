import { z } from 'zod';
import type { KeyScope } from '../accounts/company-key.ts';
import type { Capability } from '../records/permissions.ts';
import { type ErrorCode, errorCodes } from '../values/errors/error-codes.ts';

/** Something sent that is no JSON: the fields of a form, a form with files, or bytes of a media type. */
export type FormBody = { contentType: 'application/x-www-form-urlencoded' | 'multipart/form-data'; schema: z.ZodType };

export type BytesBody = { contentType: string; schema: null };

/**
 * One call of API 1.0 or of the app, as routes answer it and as openapi.json tells it.
 * `path` lies below /api/1.0, with its parameters in braces: '/project/image/{fileId}'.
 * `permission`: 'nobody' needs no session; 'session' any live one; a capability one that grants it (`may`).
 * `token`: where else than in the header an API client's token is taken from; in the query on each call that has one elsewhere.
 */
export type CallDescription = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: `/${string}`;
  summary: string;
  permission: 'nobody' | 'session' | Capability;
  /** What a key of a company must open for it; left out: no key does. */
  scope?: KeyScope;
  /** It costs the server much: limited for each user and each customer, answered with 429 and `Retry-After` beyond. */
  isDear?: true;
  token?: 'query' | 'path' | 'form';
  /** What stands in for a session: the key of a partner's program. */
  key?: 'partner';
  /** Strings as they stand in the address, by name. Where `pathSchema` is left out, each is any text. */
  pathSchema?: z.ZodObject;
  querySchema?: z.ZodObject;
  headerSchema?: z.ZodObject;
  request?: z.ZodType | FormBody | BytesBody;
  /** What a success answers: JSON of the schema, bytes, or nothing (null). */
  answer: z.ZodType | BytesBody | null;
  /** Status of a success; 200, or 204 when it answers nothing. */
  status?: number;
  /** Codes that this call refuses with, beside those that every call has. */
  errors: readonly ErrorCode[];
};

/** Whether a client may send an Idempotency-Key; an order has its own rule for it, by what it is of. */
export const takesIdempotencyKey = ({ method, scope, headerSchema }: CallDescription) =>
  method !== 'get' && scope !== undefined && headerSchema === undefined;

/** Describes a call; gives it back as it is, with the exact types of its schemas for the route that parses by them. */
export const describeCall = <const Call extends CallDescription>(call: Call): Call => call;

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
