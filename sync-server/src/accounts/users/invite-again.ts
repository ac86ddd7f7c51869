import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { UserId } from '@knotenblech/shared/values/ids.ts';
import { noteAudit } from '../../database/audit.store.ts';
import { withCustomer } from '../../database/in-customer.ts';
import type { RequestOrigin } from '../../http/asked-by.ts';
import type { AccountDeps } from '../account-deps.ts';
import { limitMails } from '../limit-mails.ts';
import { inviteUser } from './invite-user.ts';
import { findUser } from './user.store.ts';

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
