import type { Actor } from '../../records/actor.ts';
import type { Permission } from '../../records/permission.schema.ts';
import { may } from '../../records/permissions.ts';
import { canonicalJson } from '../../values/canonical-json.ts';
import type { ErrorCode } from '../../values/errors/error-codes.ts';
import type { User } from '../user.record.ts';

const everyPermission: readonly Permission[] = [
  'GLOBAL_ADMIN_PERMISSION',
  'CUSTOMER_ADMIN_PERMISSION',
  'STANDARD_PERMISSION',
  'UPLOAD_PERMISSION',
  'ORDER_PERMISSION',
  'DEMO_PERMISSION',
];

const isOperator = (actor: Pick<Actor, 'permissions'>) => actor.permissions.includes('GLOBAL_ADMIN_PERMISSION');

/** What somebody may give: the operator's admin anything; a company's admin what he has, and what every admin may do. */
export const grantablePermissions = (actor: Pick<Actor, 'permissions'>): readonly Permission[] => {
  if (isOperator(actor)) return everyPermission;
  if (!may(actor, 'editUsers')) return [];
  const implied: readonly Permission[] = ['STANDARD_PERMISSION', 'UPLOAD_PERMISSION'];
  return everyPermission.filter((each) => actor.permissions.includes(each) || implied.includes(each));
};

export type UserEdit = {
  actor: Actor;
  /** null: a new user. */
  before: User | null;
  after: User;
  /** The address he is to have once it is confirmed; where left out, the one of `after`. */
  wishedEmail?: string;
  /** All users of the company as they are. */
  users: readonly User[];
};

/** Why a user is not added or changed so; null: he is. */
export const checkUserEdit = (edit: UserEdit): ErrorCode | null => {
  if (edit.after.userName.includes('@') && !isSame(edit.after.userName, edit.after.email)) return 'invalid_input';
  if (!isWithinRights(edit)) return 'not_allowed';
  return losesLastAdmin(edit) ? 'last_admin' : null;
};

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Whoever sets the address of an account can take it over by a new password: of another's only within one's own rights. */
export const maySetEmail = (actor: Actor, user: Pick<User, 'id' | 'permissions' | 'seesPrices'>) => {
  if (isOperator(actor) || user.id === actor.userId) return true;
  const isDemo = (permissions: readonly Permission[]) => permissions.includes('DEMO_PERMISSION');
  const grantable = grantablePermissions(actor);
  return (
    user.permissions.every((each) => grantable.includes(each)) &&
    (actor.seesPrices || !user.seesPrices) &&
    isDemo(actor.permissions) === isDemo(user.permissions)
  );
};

const isWithinRights = ({ actor, before, after, wishedEmail = after.email }: UserEdit) => {
  if (isOperator(actor)) return true;
  if (before && !isSame(wishedEmail, before.email) && !maySetEmail(actor, before)) return false;
  const had = before?.permissions ?? [];
  const added = after.permissions.filter((each) => !had.includes(each));
  const removed = had.filter((each) => !after.permissions.includes(each));
  if (!may(actor, 'editUsers'))
    return before?.id === actor.userId && added.length + removed.length === 0 && keepsFlags(before, after);
  const grantable = grantablePermissions(actor);
  return (
    !had.includes('GLOBAL_ADMIN_PERMISSION') &&
    added.every((each) => grantable.includes(each)) &&
    !removed.includes('DEMO_PERMISSION') &&
    (before !== null ||
      !actor.permissions.includes('DEMO_PERMISSION') ||
      after.permissions.includes('DEMO_PERMISSION')) &&
    (actor.seesPrices || !after.seesPrices || before?.seesPrices === true)
  );
};

const keepsFlags = (before: User, after: User) =>
  before.active === after.active && before.seesPrices === after.seesPrices && isSameLimit(before, after);

const isSameLimit = (before: User, after: User) =>
  canonicalJson(before.spendingLimit ?? null) === canonicalJson(after.spendingLimit ?? null);

const adminPermissions = ['GLOBAL_ADMIN_PERMISSION', 'CUSTOMER_ADMIN_PERMISSION'] as const;

/** A company that has an admin who can sign in keeps one; the operator a global one. */
const losesLastAdmin = ({ before, after, users }: UserEdit) => {
  const later = users.map((user) => (user.id === before?.id ? after : user));
  const has = (all: readonly User[], permission: Permission) =>
    all.some((user) => user.active && user.permissions.includes(permission));
  return adminPermissions.some(
    (permission) => has(users, permission) && !has(later, permission) && !has(later, 'GLOBAL_ADMIN_PERMISSION'),
  );
};
