import type { Message } from '@knotenblech/shared/messages/message.record.ts';
import { messageDays } from '@knotenblech/shared/messages/messages.ts';
import type { Rows } from '@knotenblech/shared/records/define-change.ts';
import { customerSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import { type CustomerId, newId, type ProjectId, type UserId } from '@knotenblech/shared/values/ids.ts';
import type { Sql, Transaction } from '../database/database.ts';
import { withCustomer } from '../database/in-customer.ts';
import { addMail } from '../jobs/mail/mail.store.ts';
import type { Enqueue } from '../jobs/queues.ts';
import { pokeAtCommit } from '../sync/rows/pokes.ts';
import { openUnitOfWork } from '../sync/rows/unit-of-work.ts';
import type { Admin } from './message.store.ts';
import { announceMessages } from './notifications/send-push.ts';

export type Telling = { rows: Rows; tx: Transaction; enqueue: Enqueue; now: Date };

type UserNotice = Pick<Message, 'severity' | 'subject' | 'text' | 'projectId'> & {
  /** Of message and mail; a new one where it is left out. */
  id?: string;
  customerId: CustomerId;
  userId: UserId;
  /** What the mail says where it is not the message's text. */
  mailText?: string;
  /** Whom an answer to the mail goes to, where it tells of him; left out: the shop. */
  replyTo?: string;
  /** false: another mail says it. */
  hasMail?: boolean;
};

const dayMs = 86_400_000;

/** A message in the app and, where he may sign in, a mail to a user, in the given transaction. His space is locked and his record read before. */
export const notifyUser = async (
  { rows, tx, enqueue, now }: Telling,
  {
    id = newId(),
    customerId,
    userId,
    severity,
    subject,
    text,
    mailText = text,
    replyTo,
    hasMail = true,
    projectId,
  }: UserNotice,
) => {
  const user = rows.get(customerSpace(customerId), 'user', userId);
  // Of an erased one nothing is kept anew.
  if (user?.email === '') return;
  rows.put(userSpace(userId), 'message', {
    id,
    severity,
    subject,
    text,
    projectId,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + messageDays * dayMs).toISOString(),
    readAt: null,
  });
  await announceMessages(tx, enqueue, customerId, [{ userId, messageId: id }]);
  if (!user?.active || !hasMail) return;
  await addMail(tx, {
    customerId,
    id,
    recipient: user.email,
    subject,
    body: mailText,
    attachment: null,
    replyTo: replyTo ?? null,
  });
  await enqueue(tx, 'send-mail', { customerId, mailId: id });
};

export type NotifyDeps = { owner: Sql; enqueue: Enqueue; now: () => Date };

type AdminNotice = { id: string; projectId: ProjectId | null; subject: string; text: string; replyTo?: string };

/** Tells an admin once under an id. */
export const notifyAdmin = ({ owner, enqueue, now }: NotifyDeps, { customerId, userId }: Admin, notice: AdminNotice) =>
  withCustomer(owner, customerId, async (tx) => {
    const space = userSpace(userId);
    const book = await openUnitOfWork(tx, customerId, [space]);
    await book.read([
      { space, kind: 'message', id: notice.id },
      { space: customerSpace(customerId), kind: 'user', id: userId },
    ]);
    const overlay = book.overlay();
    if (overlay.rows.get(space, 'message', notice.id)) return;
    const telling = { rows: overlay.rows, tx, enqueue, now: now() };
    await notifyUser(telling, { ...notice, customerId, userId, severity: 'YELLOW' });
    book.keep(overlay);
    await book.flush();
    await pokeAtCommit(tx, customerId, await book.close());
  });
