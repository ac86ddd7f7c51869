import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import type { WaitingEntry } from '../../../sync/status/read-waiting.ts';

/** What an order in the queue is about; null for every other change. */
export const orderOf = (entry: Pick<WaitingEntry, 'name' | 'args'>): SubmitOrderArgs | null =>
  entry.name === 'submitOrder' ? (entry.args as SubmitOrderArgs) : null;
