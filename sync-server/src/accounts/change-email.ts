import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { CustomerId, UserId } from '@knotenblech/shared/values/ids.ts';
import { enterCustomer } from '../database/in-customer.ts';
import { changeRecords } from '../sync/rows/change-records.ts';
import type { AccountDeps } from './account-deps.ts';
import { findAccountUser, findUserOfAccount } from './auth/account.store.ts';
import { setFreeLogin } from './auth/set-free-login.ts';
import { type MailDeps, sendLink, sendNotice } from './mails/send-account-mail.ts';
import { consumeLink, endLinks } from './one-time-link.store.ts';

type EmailChange = {
  userId: UserId;
  customerId: CustomerId;
  before: string;
  email: string;
  /** His user name becomes the address too. */
  renames: boolean;
};

/** Mails a link to the new address and a notice to the present one; whoever has the new one already is told instead. */
export const requestEmailChange = async (deps: MailDeps, change: EmailChange) => {
  const { userId, customerId, before, email, renames } = change;
  const known = await findAccountUser(deps.tx, email);
  if (known) await sendNotice(deps, { recipient: known.email }, (mails) => mails.emailInUse());
  else {
    const link = { purpose: 'confirm-email', userId, payload: { email, renames } } as const;
    await sendLink(deps, { recipient: email, customerId }, link, (mails, address) => mails.confirmEmail(address));
  }
  await sendNotice(deps, { recipient: before, customerId }, (mails) => mails.emailChanging());
};

/** Makes the confirmed address the user's; his other links end. Throws DomainError for a link that holds no longer. */
export const confirmEmail = async ({ owner, now }: AccountDeps, token: string) =>
  owner.begin(async (tx) => {
    const link = await consumeLink<{ email: string; renames: boolean }>(tx, { purpose: 'confirm-email', token }, now());
    const user = link.userId && (await findUserOfAccount(tx, link.userId));
    if (!user?.active) throw new DomainError('link_expired');
    const { customerId, userId } = user;
    const { email } = link.payload;
    const userName = link.payload.renames ? email : user.userName;
    await enterCustomer(tx, customerId);
    const space = customerSpace(customerId);
    await changeRecords(tx, {
      customerId,
      spaces: [space],
      reads: [{ space, kind: 'user', id: userId }],
      run: (rows) => {
        const record = rows.get(space, 'user', userId);
        if (record) rows.put(space, 'user', { ...record, email, userName });
      },
    });
    await setFreeLogin(tx, userId, { userName, email }, 'link_expired');
    await endLinks(tx, userId, now());
    return { email };
  });
