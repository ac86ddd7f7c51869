import type { User } from '@knotenblech/shared/accounts/user.record.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { CustomerId, UserId } from '@knotenblech/shared/values/ids.ts';
import type { Sql, Transaction } from '../../database/database.ts';

/** `company`: his customer's name. */
export type FoundUser = { customerId: CustomerId; company: string; user: User };

/** Users of a company without a password of their own yet; one whose address has an account elsewhere looks the same. */
export const listInvited = async (owner: Sql | Transaction, customerId: CustomerId) => {
  const rows = await owner<{ id: UserId }[]>`
    select r.id from record r
    where r.customer_id = ${customerId} and r.space_id = 'c:' || r.customer_id and r.kind = 'user' and not r.deleted
      and not exists (select 1 from account a where a.user_id::text = r.id and a.password_hash is not null)`;
  return rows.map(({ id }) => id);
};

/** A user of the actor's company, for a global admin of any; a stranger's is not there. */
export const findUser = async (owner: Sql, userId: UserId, actor: Actor): Promise<FoundUser> => {
  const within = may(actor, 'runCustomers') ? null : actor.customerId;
  const [row] = await owner<FoundUser[]>`
    select u.customer_id as "customerId", u.data as user, coalesce(k.data ->> 'name', '') as company from record u
    left join record k on k.customer_id = u.customer_id and k.space_id = u.space_id
      and k.kind = 'customer' and k.id = u.customer_id::text
    where u.kind = 'user' and u.id = ${userId} and not u.deleted and u.space_id = 'c:' || u.customer_id
      ${within === null ? owner`` : owner`and u.customer_id = ${within}`}`;
  if (!row) throw new DomainError('not_found', { record: 'user' });
  return row;
};
