import type { CustomerId } from '@knotenblech/shared/values/ids.ts';
import type { Transaction } from '../../database/database.ts';
import type { Enqueue } from '../../jobs/queues.ts';
import { listSubscribed } from './push.store.ts';

/** Has messages of users announced by their browsers, if and only if the transaction of their customer commits. */
export const announceMessages = async (
  tx: Transaction,
  enqueue: Enqueue,
  customerId: CustomerId,
  messages: readonly { userId: string; messageId: string }[],
) => {
  if (messages.length === 0) return;
  const messageOf = new Map(messages.map(({ userId, messageId }) => [userId, messageId]));
  for (const { sessionId, userId } of await listSubscribed(tx, customerId, [...messageOf.keys()])) {
    const messageId = messageOf.get(userId);
    if (messageId) await enqueue(tx, 'send-push', { sessionId, messageId });
  }
};
