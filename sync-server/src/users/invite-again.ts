import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import type { Actor } from '@knotenblech/shared/permissions/actor.ts';
import type { UserId } from '@knotenblech/shared/values/ids.ts';
import { noteAudit } from '../audit/audit-store.ts';
import type { AccountDeps } from '../accounts/account-deps.ts';
import type { RequestOrigin } from '../http/asked-by.ts';
import { limitMails } from '../accounts/limit-mails.ts';
import { withCustomer } from '../database/in-customer.ts';
import { inviteUser } from './invite-user.ts';
import { findUser } from './user-store.ts';

/** Mails an active user another link to set his password. Throws DomainError to refuse. */
export const inviteAgain = async (
  { owner, enqueue, now }: AccountDeps,
  actor: Actor,
  userId: UserId,
  { address, language }: RequestOrigin,
) => {
  const { customerId, company, user } = await findUser(owner, userId, actor);
  if (!user.active) throw new DomainError('invalid_input', { field: 'active' });
  await limitMails(owner, { email: user.email, address }, now());
  const by = { name: `${actor.firstName} ${actor.name}`.trim(), company };
  await withCustomer(owner, customerId, async (tx) => {
    await inviteUser({ tx, enqueue, now: now(), language }, { customerId, user, by });
    await noteAudit(tx, { at: now(), actorId: actor.userId, action: 'user_invited', customerId, subject: userId });
  });
};
