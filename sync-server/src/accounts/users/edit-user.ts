import { isDeepStrictEqual } from 'node:util';
import { checkUserEdit } from '@knotenblech/shared/accounts/forms/check-user-edit.ts';
import { mergeUserForm } from '@knotenblech/shared/accounts/forms/check-user-form.ts';
import type { UserForm } from '@knotenblech/shared/accounts/forms/user-form.schema.ts';
import type { User } from '@knotenblech/shared/accounts/user.record.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { CustomerId, UserId } from '@knotenblech/shared/values/ids.ts';
import type { Logger } from 'pino';
import { type Audited, noteAudit } from '../../database/audit.store.ts';
import type { Transaction } from '../../database/database.ts';
import { withCustomer } from '../../database/in-customer.ts';
import type { RequestOrigin } from '../../http/answers.ts';
import type { Session } from '../../http/shop-env.ts';
import { keyOf, refuseTooMany } from '../../http/token-buckets.ts';
import { changeRecords } from '../../sync/rows/change-records.ts';
import { lockPasswordHash, removeAccount } from '../auth/account.store.ts';
import { endSessions, renewStreams } from '../auth/end-sessions.ts';
import { setFreeLogin } from '../auth/sign-in.ts';
import { type AccountDeps, checkOwnPassword, limitMails, requestEmailChange } from '../credentials.ts';
import type { MailDeps } from '../mails/send-account-mail.ts';
import { endLinks } from '../one-time-link.store.ts';
import { inviteUser } from './add-colleague.ts';
import { findUser } from './user.store.ts';

export type UserWish = {
  userId: UserId;
  form: UserForm;
  /** As the editor read the user; without it everything becomes what the form says. */
  was?: UserForm | undefined;
  password?: string | undefined;
};

/** New user names that one editor may try in a quarter of an hour: each answer tells whether the name is taken anywhere. */
const namesPerEditor = 20;

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/**
 * Changes a user at once but for a new e-mail address, which waits until the link mailed to it is used; gives that address, and
 * the user as he was and is.
 * Switched off, he is signed out everywhere within the second. Throws DomainError to refuse.
 */
export const editUser = async (
  { owner, enqueue, now }: AccountDeps,
  { actor, kind }: Pick<Session, 'actor' | 'kind'>,
  { userId, form: wanted, was, password }: UserWish,
  asked: RequestOrigin,
) => {
  const at = now();
  const { customerId, user } = await findUser(owner, userId, actor);
  if (userId !== actor.userId && !may(actor, 'editUsers')) throw new DomainError('not_allowed');
  const formFor = (now: UserForm) => (was ? mergeUserForm({ was, wanted, now }) : wanted);
  const form = formFor(user);
  const isNewEmail = !isSame(form.email, user.email);
  const needsPassword = isNewEmail && userId === actor.userId && kind === 'app';
  const checkedHash = needsPassword
    ? await checkOwnPassword(owner, { userId, password: password ?? '', address: asked.address }, at)
    : null;
  if (isNewEmail) await limitMails(owner, { email: form.email, address: asked.address }, at);
  if (!isSame(form.userName, user.userName))
    await refuseTooMany(owner, [{ key: keyOf('user-names', actor.userId), most: namesPerEditor }], at);
  const deps = { enqueue, now: at, language: asked.language };
  const { before, after, isInvited } = await withCustomer(owner, customerId, async (tx) => {
    const passwordHash = await lockPasswordHash(tx, userId);
    if (needsPassword && passwordHash !== checkedHash) throw new DomainError('wrong_password');
    const isInvited = passwordHash === null;
    const edited = await editInside({ tx, ...deps }, { actor, customerId, userId, formFor, isInvited });
    if (userId !== actor.userId) await noteAudit(tx, auditOf({ at, actor, customerId, ...edited }));
    return { isInvited, ...edited };
  });
  return { pendingEmail: isNewEmail && !isInvited ? form.email : null, before, after };
};

type Noted = { at: Date; actor: Actor; customerId: CustomerId; before: User; after: User };

/** Rights as they were and are; of names and addresses only that they changed. */
const auditOf = ({ at, actor, customerId, before, after }: Noted): Audited => {
  const fields = (Object.keys(after) as (keyof User)[]).filter((key) => !isDeepStrictEqual(before[key], after[key]));
  const rightsOf = ({ permissions, seesPrices, active, spendingLimit = null }: User) => ({
    permissions,
    seesPrices,
    active,
    spendingLimit,
  });
  const details = { fields, was: rightsOf(before), now: rightsOf(after) };
  return { at, actorId: actor.userId, action: 'user_edited', customerId, subject: after.id, details };
};

type Edit = {
  actor: Actor;
  customerId: CustomerId;
  userId: UserId;
  /** What is to become of the user as he is. */
  formFor: (now: User) => UserForm;
  /** Nobody has answered his invitation: a corrected address counts at once and is invited. */
  isInvited: boolean;
};

const editInside = async (deps: MailDeps, edit: Edit) => {
  const { tx } = deps;
  const { customerId, userId, isInvited, actor } = edit;
  const { before, after, form, company } = await putEdited(tx, edit);
  if (isInvited && !isSame(before.email, after.email)) await removeAccount(tx, userId);
  else await setFreeLogin(tx, userId, after, 'user_name_taken');
  if (before.active && !after.active) {
    await endSessions(tx, { userId, customerId }, 'all');
    await endLinks(tx, userId, deps.now);
  }
  if (before.seesPrices !== after.seesPrices) await renewStreams(tx, { userId, customerId });
  if (isSame(form.email, before.email)) return { before, after };
  const by = { name: `${actor.firstName} ${actor.name}`.trim(), company };
  if (isInvited) {
    if (after.active) await inviteUser(deps, { customerId, user: after, by });
  } else
    await requestEmailChange(deps, {
      userId,
      customerId,
      before: before.email,
      email: form.email,
      renames:
        isSame(form.userName, form.email) ||
        (isSame(before.userName, before.email) && isSame(form.userName, before.userName)),
    });
  return { before, after };
};

const afterEdit = (before: User, form: UserForm, isInvited: boolean): User => ({
  ...form,
  spendingLimit: form.spendingLimit === undefined ? before.spendingLimit : form.spendingLimit,
  id: before.id,
  email: isInvited ? form.email : before.email,
  userName:
    !isInvited && !isSame(form.email, before.email) && isSame(form.userName, form.email)
      ? before.userName
      : form.userName,
});

type Edited = { before: User; after: User; form: UserForm; company: string };

const putEdited = async (tx: Transaction, edit: Edit) => {
  const { actor, customerId, userId } = edit;
  const space = customerSpace(customerId);
  let done: Edited | null = null;
  await changeRecords(tx, {
    customerId,
    spaces: [space],
    reads: [
      { space, kind: 'user', all: true },
      { space, kind: 'customer', id: customerId },
    ],
    run: (rows) => {
      const users = rows.all(space, 'user');
      const before = users.find((each) => each.id === userId);
      if (!before) throw new DomainError('not_found', { record: 'user' });
      const form = edit.formFor(before);
      const after = afterEdit(before, form, edit.isInvited);
      const refusal = checkUserEdit({ actor, before, after, wishedEmail: form.email, users });
      if (refusal) throw new DomainError(refusal, refusal === 'invalid_input' ? { field: 'userName' } : {});
      if (users.some((each) => each.id !== userId && edit.isInvited && isSame(each.email, after.email)))
        throw new DomainError('email_taken');
      rows.put(space, 'user', after);
      done = { before, after, form, company: rows.get(space, 'customer', customerId)?.name ?? '' };
    },
  });
  if (!done) throw new Error('records were changed without their change');
  return done as Edited;
};

type Rights = Pick<User, 'permissions' | 'seesPrices' | 'active'>;

type RightsChange = {
  by: UserId;
  userId: UserId;
  /** null: a new user. */
  was: Rights | null;
  now: Rights;
};

const rightsOf = ({ permissions, seesPrices, active }: Rights) => ({
  permissions: [...permissions].sort(),
  seesPrices,
  active,
});

/** Leaves in the log who gave or took which rights; nothing where they stay. */
export const logRights = (log: Logger, { by, userId, was, now }: RightsChange) => {
  const change = { was: was && rightsOf(was), now: rightsOf(now) };
  if (JSON.stringify(change.was) !== JSON.stringify(change.now)) log.info({ by, userId, ...change }, 'rights');
};
