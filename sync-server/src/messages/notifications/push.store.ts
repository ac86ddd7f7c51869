import type { Message } from '@knotenblech/shared/messages/message.record.ts';
import type { CustomerId, UserId } from '@knotenblech/shared/values/ids.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';
import type { Sql, Transaction } from '../../database/database.ts';

export type Subscription = { endpoint: string; p256dh: string; auth: string };
type NewSubscription = Subscription & {
  sessionId: string;
  customerId: CustomerId;
  userId: UserId;
  language: Language;
  now: Date;
};

/** One for each session; a browser that was another session's before is that one's no longer. */
export const putSubscription = (owner: Sql, given: NewSubscription) =>
  owner.begin(async (tx) => {
    const { sessionId, customerId, userId, endpoint, p256dh, auth, language, now } = given;
    await tx`
      delete from push_subscription
      where endpoint = ${endpoint} and p256dh = ${p256dh} and auth = ${auth} and session_id <> ${sessionId}`;
    await tx`
      insert into push_subscription (session_id, customer_id, user_id, endpoint, p256dh, auth, language, created_at)
      values (${sessionId}, ${customerId}, ${userId}, ${endpoint}, ${p256dh}, ${auth}, ${language}, ${now})
      on conflict (session_id) do update set endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth,
        language = excluded.language, created_at = excluded.created_at`;
  });

export const hasSubscription = async (owner: Sql, sessionId: string) => {
  const rows = await owner`select 1 from push_subscription where session_id = ${sessionId}`;
  return rows.length > 0;
};

export const deleteSubscription = (owner: Sql, sessionId: string) =>
  owner`delete from push_subscription where session_id = ${sessionId}`;

/** Those whose sessions are too old. */
export const deleteExpiredSubscriptions = (owner: Sql, now: Date) => owner`
  delete from push_subscription p using session s where s.id = p.session_id and s.expires_at <= ${now}`;

/** The sessions of a customer's users whose browsers take notifications. */
export const listSubscribed = (tx: Transaction, customerId: CustomerId, userIds: readonly string[]) => tx<
  { sessionId: string; userId: UserId }[]
>`
  select session_id as "sessionId", user_id as "userId" from push_subscription
  where customer_id = ${customerId} and user_id in ${tx([...userIds])}`;

export type DuePush = Subscription & { language: Language; message: Message };

/** A message and where it is announced, while the session lives. */
export const findDuePush = async (owner: Sql, key: { sessionId: string; messageId: string }, now: Date) => {
  const [row] = await owner<DuePush[]>`
    select p.endpoint, p.p256dh, p.auth, p.language, m.data as message
    from push_subscription p
    join session s on s.id = p.session_id and s.expires_at > ${now}
    join record m on m.customer_id = p.customer_id and m.space_id = 'u:' || p.user_id and m.kind = 'message'
      and m.id = ${key.messageId} and not m.deleted
    where p.session_id = ${key.sessionId}`;
  return row ?? null;
};
