import { checkUserEdit } from '@knotenblech/shared/accounts/forms/check-user-edit.ts';
import type { UserForm } from '@knotenblech/shared/accounts/forms/user-form.schema.ts';
import type { User } from '@knotenblech/shared/accounts/user.record.ts';
import { emptyCart } from '@knotenblech/shared/orders/cart/open-cart.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import type { RowWrite } from '@knotenblech/shared/records/row-cache.ts';
import { customerSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { type CartId, type CustomerId, newId, type UserId } from '@knotenblech/shared/values/ids.ts';
import { noteAudit } from '../../database/audit.store.ts';
import type { Transaction } from '../../database/database.ts';
import { withCustomer } from '../../database/in-customer.ts';
import type { RequestOrigin } from '../../http/answers.ts';
import { changeRecords } from '../../sync/rows/change-records.ts';
import { addAccount, findAccountUser, hasAccount, hasUserName } from '../auth/account.store.ts';
import { type AccountDeps, limitMails } from '../credentials.ts';
import { type MailDeps, sendLink, sendNotice } from '../mails/send-account-mail.ts';
import { findUser } from './user.store.ts';

type NewColleague = {
  actor: Actor;
  form: UserForm;
  /** Another company's, for those who run customers. */
  customerId?: CustomerId;
};

/** Adds a user to a company and invites him; an inactive one is invited later. Throws DomainError to refuse. */
export const addColleague = async (
  { owner, enqueue, now }: AccountDeps,
  { actor, form, customerId = actor.customerId }: NewColleague,
  asked: RequestOrigin,
): Promise<UserId> => {
  if (!may(actor, 'editUsers')) throw new DomainError('not_allowed');
  if (customerId !== actor.customerId && !may(actor, 'runCustomers'))
    throw new DomainError('not_found', { record: 'customer' });
  await limitMails(owner, { email: form.email, address: asked.address }, now());
  const user: User = { id: newId<UserId>(), ...form };
  await withCustomer(owner, customerId, async (tx) => {
    const company = await putNewUser(tx, { actor, user, customerId });
    const isOwnAddress = form.userName.toLowerCase() === form.email.toLowerCase();
    if (!isOwnAddress && (await hasUserName(tx, form.userName))) throw new DomainError('user_name_taken');
    await noteAudit(tx, {
      at: now(),
      actorId: actor.userId,
      action: 'user_added',
      customerId,
      subject: user.id,
      details: { permissions: user.permissions, seesPrices: user.seesPrices, active: user.active },
    });
    const by = { name: `${actor.firstName} ${actor.name}`.trim(), company };
    if (user.active) await inviteUser({ tx, enqueue, now: now(), language: asked.language }, { customerId, user, by });
  });
  return user.id;
};

/** Writes user and cart; gives the name of the company. */
const putNewUser = async (
  tx: Transaction,
  { actor, user, customerId }: { actor: Actor; user: User; customerId: CustomerId },
) => {
  const space = customerSpace(customerId);
  let company = '';
  await changeRecords(tx, {
    customerId,
    spaces: [space, userSpace(user.id)],
    reads: [
      { space, kind: 'user', all: true },
      { space, kind: 'customer', id: customerId },
    ],
    run: (rows) => {
      const users = rows.all(space, 'user');
      const customer = rows.get(space, 'customer', customerId);
      if (!customer) throw new DomainError('not_found', { record: 'customer' });
      const refusal = checkUserEdit({ actor, before: null, after: user, users });
      if (refusal) throw new DomainError(refusal, refusal === 'invalid_input' ? { field: 'userName' } : {});
      if (users.some((each) => each.email.toLowerCase() === user.email.toLowerCase()))
        throw new DomainError('email_taken');
      company = customer.name;
      const cart = emptyCart(newId<CartId>());
      rows.put(space, 'user', user);
      rows.put(userSpace(user.id), 'cart', cart);
    },
  });
  return company;
};

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

type NewUser = { customerId: CustomerId; user: User; cartId: CartId; passwordHash: string | null };

/** Lets a user sign in; returns the records that make him known: himself, and his open cart. */
export const addUser = async (
  tx: Transaction,
  { customerId, user, cartId, passwordHash }: NewUser,
): Promise<RowWrite[]> => {
  const { id: userId, userName, email } = user;
  await addAccount(tx, { userId, customerId, userName, email, passwordHash });
  return [
    { space: customerSpace(customerId), kind: 'user', id: userId, data: user },
    { space: userSpace(userId), kind: 'cart', id: cartId, data: emptyCart(cartId) },
  ];
};
