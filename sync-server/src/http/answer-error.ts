import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import type { ErrorCode } from '@knotenblech/shared/errors/error-codes.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';
import { languageSchema } from '@knotenblech/shared/values/language-schema.ts';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { ZodError } from 'zod';
import type { ShopEnv } from './shop-env.ts';
import { errorText } from './error-text.ts';
import { errorStatus } from './error-status.ts';

type Details = Record<string, unknown>;
export type ErrorBody = { errors: { errorCode: ErrorCode; errorMessageTranslated: string; details: Details }[] };

/** The language that a call asks for in its form or address; German for any other. */
export const languageOf = (c: Context): Language =>
  (c.get('language') as Language | undefined) ?? languageSchema.parse(c.req.query('language'));

/** What answers a refusal, with its words in the asked language. */
export const errorBody = (errorCode: ErrorCode, details: Details = {}, language: Language = 'de'): ErrorBody => ({
  errors: [{ errorCode, errorMessageTranslated: errorText(language, errorCode, details), details }],
});

/** Answers a refusal with its status. */
export const refuse = (c: Context, code: ErrorCode, details: Details = {}) =>
  c.json(errorBody(code, details, languageOf(c)), errorStatus[code]);

const codeOfStatus = (status: number): ErrorCode => {
  if (status === 413) return 'payload_too_large';
  return status === 404 ? 'not_found' : 'invalid_input';
};

/** Codes of postgres.js and of PostgreSQL (shutting down, starting up, too many connections). */
const databaseAway = /^(CONNECTION_|CONNECT_TIMEOUT|57P0[123]|53300)/;

const isDatabaseAway = (error: Error) =>
  ('syscall' in error && error.syscall === 'connect') ||
  ('code' in error && typeof error.code === 'string' && databaseAway.test(error.code));

/** Turns whatever was thrown into an answer. What nobody foresaw leaves as a request id and nothing else. */
export const answerError = (error: Error, c: Context<ShopEnv>) => {
  if (error instanceof DomainError) return refuse(c, error.code, { ...error.details });
  if (error instanceof ZodError) {
    return refuse(c, 'invalid_input', { at: error.issues.slice(0, 10).map((issue) => issue.path.join('.')) });
  }
  if (error instanceof HTTPException && error.status < 500) {
    return c.json(errorBody(codeOfStatus(error.status), {}, languageOf(c)), error.status);
  }
  const requestId = c.get('requestId');
  c.get('log').error({ err: error }, 'request failed');
  if (isDatabaseAway(error)) {
    c.header('Retry-After', '5');
    return refuse(c, 'unavailable', { requestId });
  }
  return refuse(c, 'internal', { requestId });
};
