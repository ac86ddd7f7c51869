import type { MessageAnswer } from '@knotenblech/shared/api/message-calls.ts';
import { messageIdOf } from '@knotenblech/shared/messages/contact-message.ts';
import type { Message } from '@knotenblech/shared/messages/message.record.ts';
import { pendingMessages, shownMessages } from '@knotenblech/shared/messages/messages.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { userSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { matchScore } from '@knotenblech/shared/values/match-score.ts';
import { shopDay } from '../base-data/put-base-version.ts';
import type { Sql } from '../database/database.ts';
import { readInCustomer } from '../database/in-customer.ts';
import { readRecords } from '../sync/rows/record.store.ts';
import { listSentAt } from './message.store.ts';

/** A user's messages, as they are stored. */
export const readOwnMessages = (sql: Sql, { userId, customerId }: Actor): Promise<Message[]> =>
  readInCustomer(sql, customerId, async (tx) => {
    const rows = await readRecords(tx, customerId, [{ space: userSpace(userId), kind: 'message', all: true }]);
    return rows.map(({ data }) => data as Message);
  });

/** Of whose messages an answer tells. */
type Reader = { owner: Sql; actor: Actor };
type Choice = { searchString: string; unread: boolean; page: number; pageSize: number };

/** A page of those that have not expired, and how many fit in all. */
export const pageOfMessages = async (reader: Reader, all: readonly Message[], choice: Choice & { now: Date }) => {
  const { now, searchString, unread, page, pageSize } = choice;
  const shown = (unread ? pendingMessages : shownMessages)(all, now.toISOString());
  const isFound = ({ subject, text }: Message) =>
    searchString.trim() === '' || matchScore(`${subject} ${text}`, searchString) > 0;
  const found = shown.filter(isFound);
  const messages = await answersOf(reader, found.slice((page - 1) * pageSize, page * pageSize));
  return { messages, total: found.length };
};

/** The one that is named, also an expired one as long as it is kept. */
export const messageNamed = async (reader: Reader, all: readonly Message[], id: string): Promise<MessageAnswer> => {
  const [found] = await answersOf(
    reader,
    all.filter((message) => message.id === id),
  );
  if (!found) throw new DomainError('not_found', { record: 'message' });
  return found;
};

type Addressed = Pick<MessageAnswer, 'userId' | 'customerId' | 'global'>;

/** What nobody wrote, the shop told its reader alone. */
const answersOf = async ({ owner, actor: { userId, customerId } }: Reader, messages: readonly Message[]) => {
  const sent = await listSentAt(
    owner,
    messages.map(({ createdAt }) => createdAt),
  );
  const formOf = new Map(sent.map(({ id, form }) => [messageIdOf(id, userId), form]));
  return messages.map((message) => {
    const form = formOf.get(message.id);
    if (form?.global) return messageAnswer(message, { userId: null, customerId: null, global: true });
    const isForAll = form !== undefined && !form.userId;
    return messageAnswer(message, { userId: isForAll ? null : userId, customerId, global: false });
  });
};

const messageAnswer = ({ id, severity, subject, text, ...message }: Message, addressed: Addressed): MessageAnswer => ({
  ...addressed,
  id,
  severity,
  subject,
  text,
  projectId: message.projectId as ProjectId | null,
  creationDate: message.createdAt,
  expiryDate: shopDay(new Date(message.expiresAt)),
  readDate: message.readAt,
});
