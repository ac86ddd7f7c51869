import { messageIdOf } from '@knotenblech/shared/messages/contact-message.ts';
import type { SentMessage } from '@knotenblech/shared/messages/message-form.ts';
import {
  defaultExpiryDay,
  isExpiryDay,
  type MessageRecipient,
  messageRecipientOf,
} from '@knotenblech/shared/messages/messages.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { ReadKey } from '@knotenblech/shared/records/define-change.ts';
import { customerSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { newId, type UserId } from '@knotenblech/shared/values/ids.ts';
import { endOfShopDay, shopDay } from '../base-data/put-base-version.ts';
import { noteAudit } from '../database/audit.store.ts';
import type { Sql, Transaction } from '../database/database.ts';
import { withCustomer } from '../database/in-customer.ts';
import { keyOf, refuseTooMany } from '../http/token-buckets.ts';
import type { Enqueue } from '../jobs/queues.ts';
import { isStorable } from '../sync/push/run-change.ts';
import { changeRecords } from '../sync/rows/change-records.ts';
import { readRecords } from '../sync/rows/record.store.ts';
import {
  findSentMessage,
  type KeptMessage,
  keepSentMessage,
  listRecipients,
  type RecipientGroup,
} from './message.store.ts';
import { announceMessages } from './notifications/send-push.ts';

export type SendDeps = { owner: Sql; enqueue: Enqueue; now: () => Date };

/** In a quarter of an hour by one admin. */
export const mostMessages = 60;

export const mostToEverybody = 5;

/** Sends a message: to users of a customer at once, to everybody by a job. Throws DomainError to refuse. */
export const sendMessage = async (deps: SendDeps, { userId: senderId }: Actor, form: SentMessage) => {
  const at = deps.now();
  const recipient = recipientIn(form);
  const message = { id: form.id ?? newId<UserId>(), form, expiresAt: expiryOf(form, at), sentAt: at };
  await limitSending(deps.owner, { senderId, isToEverybody: recipient.kind === 'everybody' }, at);
  if (recipient.kind === 'everybody')
    return deps.owner.begin(async (tx) => {
      if (!(await isNew(tx, message, senderId))) return;
      await deps.enqueue(tx, 'deliver-message', { sentId: message.id });
      await noteAudit(tx, { at, actorId: senderId, action: 'message_sent', customerId: null, subject: message.id });
    });
  const [group] = await listRecipients(deps.owner, recipient);
  if (!group) throw new DomainError('not_found', { record: recipient.kind });
  return withCustomer(deps.owner, group.customerId, async (tx) => {
    await refuseForeignProject(tx, group, form);
    if (!(await isNew(tx, message, senderId))) return;
    await deliverMessage(tx, deps.enqueue, group, message);
    const { customerId } = group;
    await noteAudit(tx, { at, actorId: senderId, action: 'message_sent', customerId, subject: message.id });
  });
};

const recipientIn = (form: SentMessage): MessageRecipient => {
  if (!isStorable(form)) throw new DomainError('invalid_input', { field: 'text' });
  const recipient = messageRecipientOf(form);
  if (!recipient) throw new DomainError('invalid_input', { field: 'userId' });
  return recipient;
};

const expiryOf = ({ expiryDate }: SentMessage, at: Date) => {
  const today = shopDay(at);
  const day = expiryDate ?? defaultExpiryDay(today);
  if (!isExpiryDay(day, today)) throw new DomainError('invalid_input', { field: 'expiryDate' });
  return endOfShopDay(day);
};

const limitSending = (
  owner: Sql,
  { senderId, isToEverybody }: { senderId: UserId; isToEverybody: boolean },
  at: Date,
) =>
  refuseTooMany(
    owner,
    isToEverybody
      ? [{ key: keyOf('messages-to-all', senderId), most: mostToEverybody }]
      : [{ key: keyOf('messages', senderId), most: mostMessages }],
    at,
  );

const isNew = async (tx: Transaction, message: KeptMessage, senderId: UserId) => {
  const kept = await keepSentMessage(tx, { ...message, senderId });
  if (kept === 'other') throw new DomainError('already_exists', { record: 'message' });
  return kept === 'new';
};

/** A link leads to what its reader may open. */
const refuseForeignProject = async (tx: Transaction, { customerId }: RecipientGroup, { projectId }: SentMessage) => {
  if (!projectId) return;
  const rows = await readRecords(tx, customerId, [
    { space: customerSpace(customerId), kind: 'project', id: projectId },
  ]);
  if (rows.length === 0) throw new DomainError('not_found', { record: 'project' });
};

/** Puts a message into the spaces of users of one customer, into each once however often it is delivered. */
const deliverMessage = async (
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
