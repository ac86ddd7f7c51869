import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import { FileRefused, RetryLater, StopSync } from './answers.ts';
import { parseErrorBody } from './said-in.ts';
import type { Answer } from './transport.ts';

/** Throws what an answer other than 200 means for the loop. */
export const refuseAnswer = (answer: Answer): never => {
  const said = parseErrorBody(answer);
  if (said) {
    const code = stopCode(answer.status, said.errorCode);
    if (code) throw new StopSync(code);
    if (isMisread(answer)) throw new StopSync('client_outdated');
  }
  throw new RetryLater(answer.status, answer.retryAfterMs ?? null, {
    isBusy: 'retryAfterSeconds' in (said?.details ?? {}),
    isCutOff: isCutOff(answer),
  });
};

/** A proxy that wants to know who asks, a network that wants a sign-in of its own: nothing has come as far as the server. */
export const isCutOff = ({ status }: Answer) => status === 407 || status === 511;

/** The request as a whole is not what this server understands: another build is needed, the work itself is sound. */
const isMisread = (answer: Answer) =>
  (answer.status === 400 || answer.status === 422) && Array.isArray(parseErrorBody(answer)?.details?.at);

/** Reasons that this build has no word for come from a newer server. */
const stopCode = (status: number, code: ErrorCode): ErrorCode | null => {
  if (status === 426) return 'client_outdated';
  if (status === 401) return code === 'internal' ? 'session_expired' : code;
  if (status === 403) return code === 'internal' ? 'client_outdated' : code;
  return null;
};

/** What no further try changes: the right to upload, the file's size, the customer's room, bytes that are not the named ones. */
const final: readonly ErrorCode[] = ['not_allowed', 'E_SIZE', 'payload_too_large', 'hash_mismatch'];

/** Throws what an answer to an upload means: the file is refused for good, or the loop is told as ever. */
export const refuseUpload = (answer: Answer): never => {
  const said = parseErrorBody(answer);
  if (said && final.includes(said.errorCode)) throw new FileRefused(said.errorCode, said.details ?? {});
  return refuseAnswer(answer);
};
