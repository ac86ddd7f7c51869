import { refusalSchema } from '@knotenblech/shared/api/describe-call.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';

export type Answer = { status: number; body: unknown; retryAfterMs?: number };

/** Under which session a request goes, where its caller has read it already, and what ends it before its answer. */
export type RequestTerms = { sessionKey: string; signal: AbortSignal };

/** How the engine reaches the server. Throws when nothing was heard: the request may have arrived or not. */
export type Transport = {
  push: (body: unknown) => Promise<Answer>;
  pull: (body: unknown, terms?: RequestTerms) => Promise<Answer>;
  /** Resolves when the server has the file's bytes; tells of each piece that has arrived. */
  upload: (hash: string, bytes: Uint8Array, onPiece?: () => void) => Promise<void>;
};

/** Throws what an answer other than 200 means for the loop. */
export const refuseAnswer = (answer: Answer): never => {
  const body = parseErrorBody(answer);
  if (body) {
    const code = stopCode(answer.status, body.errorCode);
    if (code) throw new StopSync(code);
    if (isMisread(answer)) throw new StopSync('client_outdated');
  }
  throw new RetryLater(answer.status, answer.retryAfterMs ?? null, {
    isBusy: 'retryAfterSeconds' in (body?.details ?? {}),
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
  const body = parseErrorBody(answer);
  if (body && final.includes(body.errorCode)) throw new FileRefused(body.errorCode, body.details ?? {});
  return refuseAnswer(answer);
};

/** The server will not go on until somebody acts (signs in, updates the app); the queue stays. */
export class StopSync extends Error {
  readonly code: ErrorCode;
  constructor(code: ErrorCode) {
    super(code);
    this.name = 'StopSync';
    this.code = code;
  }
}

/** The server will not take this file, however often it is sent. */
export class FileRefused extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, unknown>;
  constructor(code: ErrorCode, details: Record<string, unknown>) {
    super(code);
    this.name = 'FileRefused';
    this.code = code;
    this.details = details;
  }
}

/** The server asks to come back later, or answered with something that is no answer. */
export class RetryLater extends Error {
  readonly afterMs: number | null;
  /** The server is there and has too much to do. */
  readonly isBusy: boolean;
  /** Nothing was heard of the server: the network itself has answered. */
  readonly isCutOff: boolean;
  constructor(status: number, afterMs: number | null, { isBusy = false, isCutOff = false } = {}) {
    super(`status ${status}`);
    this.name = 'RetryLater';
    this.afterMs = afterMs;
    this.isBusy = isBusy;
    this.isCutOff = isCutOff;
  }
}

/** The server sends the same space from its beginning again and again: it would never be complete. */
export class EndlessPull extends Error {
  constructor(space: string) {
    super(space);
    this.name = 'EndlessPull';
  }
}

type Read<T> = { success: true; data: T } | { success: false };

/**
 * The body of a 200 as this build knows it. Throws: what a sign-in page of the network answers counts as no network; what
 * the server itself says and this build cannot read asks for an update.
 */
export const readAnswer = <T>(
  schema: { safeParse: (given: unknown) => Read<T> },
  { status, body, retryAfterMs }: Answer,
): T => {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  if (body && typeof body === 'object' && 'lastMid' in body) throw new StopSync('client_outdated');
  throw new RetryLater(status, retryAfterMs ?? null, { isCutOff: true });
};

/** Why the server itself says no; undefined: something between it and here has answered. */
export const parseErrorBody = ({ body }: Pick<Answer, 'body'>) => refusalSchema.safeParse(body).data?.errors[0];
