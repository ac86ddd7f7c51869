import type { ErrorCode } from './error-codes.ts';

export type ErrorDetails = Readonly<Record<string, string | number | boolean | null>>;

/** A foreseen 'no': the code names it, the details say what, where (line, column, element) and the bounds that were broken. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(code);
    this.name = 'DomainError';
    this.code = code;
    this.details = details;
  }
}

/** Whatever was thrown as a 'no'; what was not foreseen is 'internal', without details. */
export const asRefusal = (error: unknown): DomainError =>
  error instanceof DomainError ? error : new DomainError('internal');
