import type { SubmitOrderArgs } from '@knotenblech/shared/orders/submit-order.schema.ts';
import type { WaitingEntry } from './read-waiting.ts';

/** An order that waits on this device, or that the server refused. */
export type QueuedOrder = Omit<WaitingEntry, 'args'> & { args: SubmitOrderArgs };

export const isOrder = (entry: WaitingEntry): entry is QueuedOrder => entry.name === 'submitOrder';
