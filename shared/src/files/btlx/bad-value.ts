import { DomainError } from '../../values/errors/domain-error.ts';
import type { ErrorCode } from '../../values/errors/error-codes.ts';
import type { XmlNode } from '../document/build-tree.ts';

/** Refusals of one value of a file, in contrast to those of its size, its structure or its text as a whole. */
const ofOneValue: readonly ErrorCode[] = ['E_COORD', 'E_COUNT', 'E_DIM', 'E_GEOM', 'E_NUMBER', 'E_RANGE', 'E_REF'];

/** What was read, or the refusal of one value that stood in the way. @throws DomainError any other refusal */
export const readUnlessBad = <T>(read: () => T): { read: T } | { bad: DomainError } => {
  try {
    return { read: read() };
  } catch (error) {
    if (error instanceof DomainError && ofOneValue.includes(error.code)) return { bad: error };
    throw error;
  }
};

const shownLength = 64;

/** A refused value for a remark: its code, the line, the name of the value and what stands there, '' where nothing does. */
export const badValueOf = ({ code, details }: DomainError, { line }: Pick<XmlNode, 'line'>) => ({
  reason: code,
  line: typeof details.line === 'number' ? details.line : line,
  parameter: String(details['name'] ?? details['missing'] ?? ''),
  found: String(details['found'] ?? '').slice(0, shownLength),
});
