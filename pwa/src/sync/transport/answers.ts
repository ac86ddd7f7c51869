import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';

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
