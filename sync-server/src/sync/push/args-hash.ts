import { hash } from 'node:crypto';
import type { Mutation } from '@knotenblech/shared/sync/wire.ts';
import { canonicalJson } from '@knotenblech/shared/values/canonical-json.ts';

/** Tells whether two changes of one uid are the same change. */
export const argsHash = ({ name, args }: Pick<Mutation, 'name' | 'args'>) =>
  hash('sha256', canonicalJson([name, args]));
