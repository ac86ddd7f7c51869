import type { UserForm } from '@knotenblech/shared/accounts/forms/user-form.schema.ts';
import type { User } from '@knotenblech/shared/accounts/user.record.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { Permission } from '@knotenblech/shared/records/permission.schema.ts';
import { type ListSearch, readListSearch } from '../../../ui/record-list/list-search.ts';
import type { Failure } from '../own/call-account-api.ts';

/** A new user as the form starts; who works for show adds users for show. */
export const blankUser = (actor: Actor): UserForm => ({
  firstName: '',
  name: '',
  userName: '',
  email: '',
  permissions: actor.permissions.includes('DEMO_PERMISSION')
    ? ['STANDARD_PERMISSION', 'DEMO_PERMISSION']
    : ['STANDARD_PERMISSION'],
  seesPrices: actor.seesPrices,
  active: true,
});

export const formOfUser = (user: User): UserForm => {
  const { id: _, ...form } = user;
  return form;
};

/** The form with its texts as they are sent. */
export const tidyUser = (form: UserForm): UserForm => ({
  ...form,
  firstName: form.firstName.trim(),
  name: form.name.trim(),
  userName: form.userName.trim(),
  email: form.email.trim(),
});

/** The form with a part of it changed; a user name that is the e-mail address stays so. */
export const withPart = (form: UserForm, part: Partial<UserForm>): UserForm => {
  const isNamedByEmail = form.email !== '' && form.userName.toLowerCase() === form.email.toLowerCase();
  const { email } = part;
  return { ...form, ...part, ...(email !== undefined && isNamedByEmail ? { userName: email } : {}) };
};

export const withPermission = (
  permissions: readonly Permission[],
  permission: Permission,
  isGiven: boolean,
): Permission[] => {
  const others = permissions.filter((each) => each !== permission);
  return isGiven ? [...others, permission] : others;
};

/** The user as the next save starts from, once it was told what somebody else has written meanwhile. */
export const withOthers = (initial: UserForm, failure: Failure): UserForm => {
  if (failure === 'offline') return initial;
  const changed = failure.filter(({ code }) => code === 'changed_meanwhile');
  return { ...initial, ...Object.fromEntries(changed.map(({ details }) => [details.field, details.now])) };
};

/** Whether saving would change nothing; in which order permissions were ticked does not matter. */
export const isSameUser = (a: UserForm, b: UserForm) => keyOf(a) === keyOf(b);

const keyOf = (form: UserForm) => {
  const { firstName, name, userName, email, permissions, seesPrices, active, spendingLimit = null } = tidyUser(form);
  const limit = spendingLimit && [spendingLimit.limitCents, spendingLimit.approvers];
  return JSON.stringify([firstName, name, userName, email, permissions.toSorted(), seesPrices, active, limit]);
};

export const userSorts = ['nameAsc', 'nameDesc', 'userNameAsc', 'userNameDesc'] as const;

export type UserSort = (typeof userSorts)[number];

export const usualUserSort: UserSort = 'nameAsc';

export type UsersSearch = ListSearch<UserSort>;

export const readUsersSearch = (search: Record<string, unknown>): UsersSearch =>
  readListSearch(search, userSorts, usualUserSort);
