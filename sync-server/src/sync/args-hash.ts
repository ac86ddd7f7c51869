import { createHash } from 'node:crypto';
import type { Mutation } from '@knotenblech/shared/sync/wire.ts';

/** Tells whether two changes of one uid are the same change. */
export const argsHash = ({ name, args }: Pick<Mutation, 'name' | 'args'>) =>
  createHash('sha256')
    .update(JSON.stringify([name, sortKeys(args)]))
    .digest('hex');

const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, sortKeys(inner)]);
};
