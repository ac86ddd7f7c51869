import type { ChangeName } from '@knotenblech/shared/sync/changes.ts';
import type { Mutation } from '@knotenblech/shared/sync/wire.ts';
import type { Ticket } from './create-admission.ts';

const binding: readonly string[] = ['submitOrder', 'cancelOrder', 'requestQuote'] satisfies ChangeName[];
const mostSmall = 5;

/** How urgent a push is, and how long it would be held in memory. */
export const laneOf = (mutations: readonly Mutation[]): Pick<Ticket, 'lane' | 'bytes'> => ({
  lane: mutations.some(({ name }) => binding.includes(name))
    ? 'order'
    : mutations.length > mostSmall
      ? 'bulk'
      : 'small',
  bytes: JSON.stringify(mutations).length,
});
