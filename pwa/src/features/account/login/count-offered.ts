import type { OutboxEntry } from '../../../database/shop-database.ts';
import type { WaitingEntry } from '../../../sync/status/read-waiting.ts';

/**
 * How much of what can be thrown away the server may have all the same: sent without an answer, put into a file that another
 * device may have sent, or lost from the queue that may have sent it.
 */
export const countOffered = (
  waiting: readonly Pick<WaitingEntry, 'state'>[],
  unqueued: readonly Pick<OutboxEntry, 'offered'>[],
): number =>
  waiting.filter(({ state }) => state === 'sending').length + unqueued.filter(({ offered }) => offered).length;
