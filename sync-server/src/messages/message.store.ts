import type { SentMessage } from '@knotenblech/shared/messages/message-form.ts';
import type { MessageRecipient } from '@knotenblech/shared/messages/messages.ts';
import type { SpaceId } from '@knotenblech/shared/records/space.ts';
import type { CustomerId, ProjectId, UserId } from '@knotenblech/shared/values/ids.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';
import type { Sql, Transaction } from '../database/database.ts';

export type KeptMessage = { id: string; form: SentMessage; expiresAt: Date; sentAt: Date };

/** Keeps what was sent; 'again' where the same was sent before under its id, 'other' where something else was. */
export const keepSentMessage = async (tx: Transaction, message: KeptMessage & { senderId: UserId }) => {
  const { id, senderId, form, expiresAt, sentAt } = message;
  const added = await tx`
    insert into sent_message (id, sender_id, form, expires_at, sent_at)
    values (${id}, ${senderId}, ${tx.json(form)}, ${expiresAt}, ${sentAt}) on conflict do nothing returning 1`;
  if (added.length > 0) return 'new';
  const same = await tx`
    select 1 from sent_message where id = ${id} and form = ${tx.json(form)}`;
  return same.length > 0 ? 'again' : 'other';
};

export const findSentMessage = async (owner: Sql, id: string): Promise<KeptMessage | null> => {
  const [row] = await owner<KeptMessage[]>`
    select id, form, expires_at as "expiresAt", sent_at as "sentAt" from sent_message where id = ${id}`;
  return row ?? null;
};

/** Messages that were sent at one of these moments. */
export const listSentAt = (owner: Sql, moments: readonly string[]) => owner<Pick<KeptMessage, 'id' | 'form'>[]>`
  select id, form from sent_message where sent_at = any(${owner.array([...moments])}::timestamptz[])`;

export type RecipientGroup = { customerId: CustomerId; userIds: UserId[] };

/** Who can sign in of those whom a message is for, by customer. */
export const listRecipients = (owner: Sql, recipient: MessageRecipient) => owner<RecipientGroup[]>`
  select a.customer_id as "customerId", array_agg(a.user_id order by a.user_id) as "userIds"
  ${fromActive(owner)} ${onlyOf(owner, recipient)}
  group by a.customer_id order by a.customer_id`;

/** How many can sign in at all. */
export const countUsers = async (owner: Sql) => {
  const [row] = await owner<{ count: number }[]>`select count(*)::int as count ${fromActive(owner)}`;
  return row?.count ?? 0;
};

const fromActive = (owner: Sql) => owner`
  from account a
  join record u on u.customer_id = a.customer_id and u.space_id = 'c:' || a.customer_id
    and u.kind = 'user' and u.id = a.user_id::text and not u.deleted
  left join customer_card card on card.customer_id = a.customer_id
  where (u.data ->> 'active')::boolean and card.blocked_at is null`;

const onlyOf = (owner: Sql, recipient: MessageRecipient) => {
  if (recipient.kind === 'everybody') return owner``;
  const ofCustomer = recipient.customerId === null ? owner`` : owner`and a.customer_id = ${recipient.customerId}`;
  return recipient.kind === 'customer' ? ofCustomer : owner`${ofCustomer} and a.user_id = ${recipient.userId}`;
};

/** Messages that expired before a moment, by the space they lie in. */
export const listExpired = (owner: Sql, before: Date) => owner<
  { customerId: CustomerId; space: SpaceId; ids: string[] }[]
>`
  select customer_id as "customerId", space_id as space, array_agg(id) as ids from record
  where kind = 'message' and not deleted and (data ->> 'expiresAt')::timestamptz < ${before}
  group by customer_id, space_id order by customer_id, space_id`;

export type Admin = { userId: UserId; customerId: CustomerId };

/** Everybody who runs the shop and is not blocked. */
export const listAdmins = (owner: Sql) => owner<Admin[]>`
  select a.user_id as "userId", a.customer_id as "customerId" from account a
  join record u on u.customer_id = a.customer_id and u.space_id = 'c:' || a.customer_id
    and u.kind = 'user' and u.id = a.user_id::text and not u.deleted
  left join customer_card card on card.customer_id = a.customer_id
  where u.data -> 'permissions' ? 'GLOBAL_ADMIN_PERMISSION' and (u.data ->> 'active')::boolean and card.blocked_at is null
  order by a.user_id`;

type ProjectKey = { customerId: CustomerId; projectId: ProjectId };
export type Requester = { id: string; userId: UserId; language: Language };

/** Everybody who asked for a project's price: those who wait for the answer, else those who got the last one. */
export const findRequesters = (sql: Sql | Transaction, { customerId, projectId }: ProjectKey) => sql<Requester[]>`
  select id, user_id as "userId", language from price_request
  where customer_id = ${customerId} and project_id = ${projectId} and answered_at is not distinct from (
    select last.answered_at from price_request last
    where last.customer_id = ${customerId} and last.project_id = ${projectId}
    order by last.answered_at desc nulls first limit 1)
  order by requested_at, id`;
