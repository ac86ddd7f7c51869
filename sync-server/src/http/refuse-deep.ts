import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';

/** Far more than anything that is sent needs, and far less than what walks through it would run out of stack at. */
export const mostDepth = 50;

/** Throws DomainError where arrays and objects lie in each other more than `mostDepth` deep. */
export const refuseDeep = (value: unknown, depth = 0): void => {
  if (typeof value !== 'object' || value === null) return;
  if (depth === mostDepth) throw new DomainError('payload_too_large', { limitDepth: mostDepth });
  for (const inner of Object.values(value)) refuseDeep(inner, depth + 1);
};
