import { errorCodes, type ErrorCode } from '@knotenblech/shared/errors/error-codes.ts';
import type { Answer } from './engine.ts';
import { FileRefused, RetryLater, StopSync } from './stop-sync.ts';

/** Throws what an answer other than 200 means for the loop. Without a code of ours something between the server and here has answered. */
export const refuseAnswer = ({ status, body, retryAfterMs }: Answer): never => {
  const code = codeOf(body);
  if ((status === 401 || status === 403) && code) throw new StopSync(code);
  if (status === 426) throw new StopSync('client_outdated');
  throw new RetryLater(status, retryAfterMs ?? null, 'retryAfterSeconds' in detailsOf(body));
};

/** What no further try changes: the right to upload, the file's size, the customer's room, bytes that are not the named ones. */
const final: readonly ErrorCode[] = ['not_allowed', 'E_SIZE', 'payload_too_large', 'hash_mismatch'];

/** Throws what an answer to an upload means: the file is refused for good, or the loop is told as ever. */
export const refuseUpload = (answer: Answer): never => {
  const code = codeOf(answer.body);
  if (code && final.includes(code)) throw new FileRefused(code, detailsOf(answer.body));
  return refuseAnswer(answer);
};

type Told = { errors?: { errorCode?: unknown; details?: unknown }[] } | null;

const codeOf = (body: unknown): ErrorCode | undefined => {
  const code = (body as Told)?.errors?.[0]?.errorCode;
  return errorCodes.find((known) => known === code);
};

const detailsOf = (body: unknown) => ((body as Told)?.errors?.[0]?.details ?? {}) as Record<string, unknown>;
