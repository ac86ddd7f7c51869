import type { ChangeName } from '@knotenblech/shared/sync/changes.ts';
import type { Mutation } from '@knotenblech/shared/sync/wire.ts';
import type { Lane } from './create-admission.ts';

const binding: readonly string[] = ['submitOrder', 'cancelOrder', 'requestQuote'] satisfies ChangeName[];
const mostSmall = 5;

/** How urgent a push is. */
export const laneOf = (mutations: readonly Mutation[]): Lane => {
  if (mutations.some(({ name }) => binding.includes(name))) return 'order';
  return mutations.length > mostSmall ? 'bulk' : 'small';
};
