import { messageIdOf } from '@knotenblech/shared/messages/message-id-of.ts';
import type { ReadKey } from '@knotenblech/shared/records/rows.ts';
import { userSpace } from '@knotenblech/shared/records/space.ts';
import type { Sql, Transaction } from '../database/database.ts';
import { withCustomer } from '../database/in-customer.ts';
import type { Enqueue } from '../jobs/job.ts';
import { changeRecords } from '../sync/rows/change-records.ts';
import { findSentMessage, type KeptMessage, listRecipients, type RecipientGroup } from './message.store.ts';
import { announceMessages } from './notifications/announce-messages.ts';

/** Puts a message into the spaces of users of one customer, into each once however often it is delivered. */
export const deliverMessage = async (
  tx: Transaction,
  enqueue: Enqueue,
  { customerId, userIds }: RecipientGroup,
  { id: sentId, form, expiresAt, sentAt }: KeptMessage,
) => {
  const copies = userIds.map((userId) => ({ userId, id: messageIdOf(sentId, userId), space: userSpace(userId) }));
  const fresh: { userId: string; messageId: string }[] = [];
  await changeRecords(tx, {
    customerId,
    spaces: copies.map(({ space }) => space),
    reads: copies.map(({ space, id }): ReadKey => ({ space, kind: 'message', id })),
    run: (rows) => {
      for (const { space, id, userId } of copies) {
        if (rows.get(space, 'message', id)) continue;
        fresh.push({ userId, messageId: id });
        rows.put(space, 'message', {
          id,
          severity: form.severity,
          subject: form.subject,
          text: form.text,
          projectId: form.projectId ?? null,
          createdAt: sentAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
          readAt: null,
        });
      }
    },
  });
  await announceMessages(tx, enqueue, customerId, fresh);
};

type DeliverDeps = { owner: Sql; enqueue: Enqueue };

/** Delivers a message to everybody, one customer after the other; tried again, only to those who lack it. */
export const deliverToEverybody = async ({ owner, enqueue }: DeliverDeps, { sentId }: { sentId: string }) => {
  const message = await findSentMessage(owner, sentId);
  if (!message) return;
  for (const group of await listRecipients(owner, { kind: 'everybody' }))
    await withCustomer(owner, group.customerId, (tx) => deliverMessage(tx, enqueue, group, message));
};
