import type { Actor } from '@knotenblech/shared/permissions/actor.ts';
import { may } from '@knotenblech/shared/permissions/may.ts';
import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import type { User } from '@knotenblech/shared/users/user.ts';
import type { CustomerId, UserId } from '@knotenblech/shared/values/ids.ts';
import type { Sql } from '../database/database.ts';

export type FoundUser = { customerId: CustomerId; user: User };

/** Users of a company without a password of their own yet; one whose address has an account elsewhere looks the same. */
export const listInvited = async (owner: Sql, customerId: CustomerId) => {
  const rows = await owner<{ id: UserId }[]>`
    select r.id from record r
    where r.customer_id = ${customerId} and r.space_id = 'c:' || r.customer_id and r.kind = 'user' and not r.deleted
      and not exists (select 1 from account a where a.user_id::text = r.id and a.password_hash is not null)`;
  return rows.map(({ id }) => id);
};

/** A user of the actor's company, for a global admin of any; a stranger's is not there. */
export const findUser = async (owner: Sql, userId: UserId, actor: Actor): Promise<FoundUser> => {
  const within = may(actor, 'runProjects') ? null : actor.customerId;
  const [row] = await owner<FoundUser[]>`
    select customer_id as "customerId", data as user from record
    where kind = 'user' and id = ${userId} and not deleted and space_id = 'c:' || customer_id
      ${within === null ? owner`` : owner`and customer_id = ${within}`}`;
  if (!row) throw new DomainError('not_found', { record: 'user' });
  return row;
};
