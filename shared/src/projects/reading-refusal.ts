import { type ErrorCode, errorCodes } from '../values/errors/error-codes.ts';
import type { Project } from './project.record.ts';

/** Why a project's file was refused, out of its header; a code that this version does not know is told as E_READ_FAILED. */
export const readingRefusalOf = ({
  readingRefusal,
}: Pick<Project, 'readingRefusal'>): { code: ErrorCode; details: Record<string, unknown> } => {
  const { code, details } = JSON.parse(readingRefusal || '{}') as {
    code?: unknown;
    details?: Record<string, unknown>;
  };
  return { code: errorCodes.find((known) => known === code) ?? 'E_READ_FAILED', details: details ?? {} };
};
