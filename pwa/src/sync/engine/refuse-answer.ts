import { errorCodes, type ErrorCode } from '@knotenblech/shared/errors/error-codes.ts';
import type { Answer } from './engine.ts';
import { RetryLater, StopSync } from './stop-sync.ts';

/** Throws what an answer other than 200 means for the loop. */
export const refuseAnswer = ({ status, body, retryAfterMs }: Answer): never => {
  if (status === 401) throw new StopSync(codeOf(body) ?? 'session_expired');
  if (status === 403) throw new StopSync(codeOf(body) ?? 'wrong_user');
  if (status === 426) throw new StopSync('client_outdated');
  throw new RetryLater(status, retryAfterMs ?? null);
};

const codeOf = (body: unknown): ErrorCode | undefined => {
  const code = (body as { errors?: { errorCode?: unknown }[] } | null)?.errors?.[0]?.errorCode;
  return errorCodes.find((known) => known === code);
};
