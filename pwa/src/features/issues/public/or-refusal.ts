import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import { refusalOf } from './refusal-in.ts';

/** What an action answers, or as a 'no' whatever was thrown in place of an answer. */
export const orRefusal = <T>(answer: Promise<T>): Promise<T | { ok: false; code: ErrorCode }> =>
  answer.catch((error: unknown) => ({ ok: false, code: refusalOf(error).code }));
