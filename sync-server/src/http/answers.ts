import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import texts from '@knotenblech/shared/values/errors/error-texts.json' with { type: 'json' };
import { errorPlace, errorValues, errorWordsKey } from '@knotenblech/shared/values/errors/error-values.ts';
import { FormError } from '@knotenblech/shared/values/errors/form-error.ts';
import { type Language, languages } from '@knotenblech/shared/values/language.ts';
import { languageSchema } from '@knotenblech/shared/values/language-schema.ts';
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { ZodError } from 'zod';
import { errorStatus } from './error-status.ts';
import type { ShopEnv } from './shop-env.ts';

type Details = Record<string, unknown>;

export type ErrorBody = { errors: { errorCode: ErrorCode; errorMessageTranslated: string; details: Details }[] };

/** The language that a call asks for in its form or address; German for any other. */
export const languageOf = (c: Context): Language =>
  (c.get('language') as Language | undefined) ?? languageSchema.parse(c.req.query('language'));

/** What answers a refusal, with its words in the asked language. */
export const errorBody = (errorCode: ErrorCode, details: Details = {}, language: Language = 'de'): ErrorBody => ({
  errors: [{ errorCode, errorMessageTranslated: errorText(language, errorCode, details), details }],
});

/** The same of what was thrown as a refusal: of a form an entry for each of its fields. */
const bodyOfError = (error: DomainError, language: Language): ErrorBody => {
  const refused = error instanceof FormError ? error.fields : [error];
  return { errors: refused.flatMap(({ code, details }) => errorBody(code, { ...details }, language).errors) };
};

/** Answers what was thrown as a refusal, with when to come back where that is known. */
export const answerRefusal = (c: Context, error: DomainError, more: object = {}) => {
  const { retryAfterSeconds } = error.details;
  if (retryAfterSeconds) c.header('Retry-After', String(retryAfterSeconds));
  if (error.code === 'company_key_invalid') c.header('WWW-Authenticate', 'Bearer error="invalid_token"');
  return c.json({ ...more, ...bodyOfError(error, languageOf(c)) }, errorStatus[error.code]);
};

/** Answers a refusal with its status. */
export const refuse = (c: Context, code: ErrorCode, details: Details = {}) =>
  c.json(errorBody(code, details, languageOf(c)), errorStatus[code]);

const codeOfStatus = (status: number): ErrorCode => {
  if (status === 413) return 'payload_too_large';
  return status === 404 ? 'not_found' : 'invalid_input';
};

/**
 * Codes of postgres.js, of a socket that broke, and of PostgreSQL: no room, memory or connection left (class 53), shutting down
 * or starting up, waited too long, silent in a transaction, a deadlock ended, its own files or its disk do not answer (class 58).
 */
const databaseAway =
  /^(CONNECTION_|CONNECT_TIMEOUT|ECONNRESET|EPIPE|ETIMEDOUT|53\d{3}$|25P03$|57P0[123]$|55P03$|57014$|40P01$|58[P\d]\d{2}$)/;

const isDatabaseAway = (error: Error) =>
  ('syscall' in error && error.syscall === 'connect') ||
  ('code' in error && typeof error.code === 'string' && databaseAway.test(error.code));

/** No room for a file: somebody has to make some. */
const isDiskFull = (error: Error) => 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

/** A text with a character that PostgreSQL keeps nowhere: NUL, or half of one. */
const isUnstorableText = (error: Error) => 'code' in error && (error.code === '22021' || error.code === '22P05');

const awaySeconds = (error: Error) => {
  if (isDatabaseAway(error)) return 5;
  return isDiskFull(error) ? 60 : null;
};

/** Turns whatever was thrown into an answer. What nobody foresaw leaves as a request id and nothing else. */
export const answerError = (error: Error, c: Context<ShopEnv>) => {
  if (error instanceof DomainError) return answerRefusal(c, error);
  if (error instanceof ZodError) {
    return refuse(c, 'invalid_input', { at: error.issues.slice(0, 10).map((issue) => issue.path.join('.')) });
  }
  if (error instanceof HTTPException && error.status < 500) {
    return c.json(errorBody(codeOfStatus(error.status), {}, languageOf(c)), error.status);
  }
  if (isUnstorableText(error)) return refuse(c, 'invalid_input');
  const requestId = c.get('requestId');
  c.get('log').error({ err: error }, 'request failed');
  const seconds = awaySeconds(error);
  if (seconds !== null) {
    c.header('Retry-After', String(seconds));
    return refuse(c, 'unavailable', { requestId });
  }
  return refuse(c, 'internal', { requestId });
};

/** Answers a PDF that the browser shows, kept by nobody. `name` without the ending. */
export const answerPdf = (c: Context, name: string, pdf: Uint8Array<ArrayBuffer>) => {
  c.header('Content-Type', 'application/pdf');
  c.header('Content-Disposition', `inline; filename="${name}.pdf"`);
  c.header('Cache-Control', 'private, no-store');
  return c.body(pdf);
};

/** Where a request comes from and in which language it is answered and mailed. */
export type RequestOrigin = { address: string; language: Language };

export const requestOrigin = (c: Context<ShopEnv>): RequestOrigin => ({
  address: c.get('address'),
  language: languageOf(c),
});

const wordsIn = (language: Language): I18n =>
  setupI18n({ locale: language, messages: { [language]: texts[language] as unknown as Messages } });

const byLanguage = new Map(languages.map((language) => [language, wordsIn(language)]));

/** A refusal in words, as the app tells it; a code whose words are not written out yet is told as a fault of the server. */
export const errorText = (language: Language, code: ErrorCode, details: Readonly<Record<string, unknown>> = {}) => {
  const i18n = byLanguage.get(language) ?? wordsIn(language);
  const isKnown = (name: string) => Object.hasOwn(texts[language], name);
  const wordOfField = (name: string) => (isKnown(`field.${name}`) ? `${i18n._(`field.${name}`)} (${name})` : name);
  const sentence = i18n._(errorWordsKey(code, details, isKnown), errorValues(details, wordOfField));
  const place = errorPlace(code, details);
  return place ? `${i18n._('place', place)}: ${sentence}` : sentence;
};
