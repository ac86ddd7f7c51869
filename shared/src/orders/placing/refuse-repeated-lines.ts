import { DomainError } from '../../values/errors/domain-error.ts';
import type { SubmitOrderArgs } from './submit-order.schema.ts';

/** Refuses lines of which two are the same, or of the same project. */
export const refuseRepeatedLines = (lines: SubmitOrderArgs['lines']) => {
  const ids = new Set<string>(lines.map((line) => line.id));
  const projects = new Set<string>(lines.map((line) => line.projectId));
  if (ids.size < lines.length || projects.size < lines.length) {
    throw new DomainError('invalid_input', { field: 'lines' });
  }
};
