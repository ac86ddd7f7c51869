import type { User } from '@knotenblech/shared/accounts/user.record.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { CustomerId } from '@knotenblech/shared/values/ids.ts';
import { addAccount, findAccountUser, hasAccount } from '../auth/account.store.ts';
import { type MailDeps, sendLink, sendNotice } from '../mails/send-account-mail.ts';

type Invitation = { customerId: CustomerId; user: User; by: { name: string; company: string } };

/**
 * Lets a user sign in once he has set a password by the mailed link. Whoever has an account with his address at another company
 * already is told by mail instead; who invites cannot tell the difference.
 */
export const inviteUser = async (deps: MailDeps, { customerId, user, by }: Invitation) => {
  const { id: userId, userName, email } = user;
  if (!(await hasAccount(deps.tx, userId))) {
    const known = await findAccountUser(deps.tx, email);
    if (known) return sendNotice(deps, { recipient: known.email }, (mails) => mails.invitedElsewhere());
    await addAccount(deps.tx, { userId, customerId, userName, email, passwordHash: null });
    if (!(await hasAccount(deps.tx, userId))) throw new DomainError('user_name_taken');
  }
  return sendLink(
    deps,
    { recipient: email, customerId },
    { purpose: 'set-password', userId, payload: {} },
    (mails, link) => mails.invitation(link, by.name, by.company, userName),
  );
};
