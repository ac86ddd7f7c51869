import type { User } from '../../accounts/user.record.ts';
import { may } from '../../records/permissions.ts';
import type { Cents } from '../../values/money.ts';

/** Whether an order of this net amount waits until a colleague approves it. */
export const needsApproval = ({ spendingLimit }: Pick<User, 'spendingLimit'>, netCents: Cents): boolean =>
  spendingLimit ? netCents > spendingLimit.limitCents || spendingLimit.limitCents === 0 : false;

/** Who may approve an order of a user: never he himself, nor whoever could not have ordered it without being asked. */
export const approversOf = (user: User, netCents: Cents, users: readonly User[]): User[] =>
  users.filter(
    (each) =>
      each.id !== user.id &&
      each.active &&
      each.seesPrices &&
      may(each, 'approveOrders') &&
      !needsApproval(each, netCents) &&
      (isForShow(user) || !isForShow(each)) &&
      isNamed(each, user.spendingLimit?.approvers ?? 'admins'),
  );

const isForShow = ({ permissions }: User) => permissions.includes('DEMO_PERMISSION');

const isNamed = ({ id, permissions }: User, approvers: NonNullable<User['spendingLimit']>['approvers']) => {
  if (approvers === 'orderers') return permissions.includes('ORDER_PERMISSION');
  if (approvers === 'admins') {
    return permissions.some((each) => each === 'CUSTOMER_ADMIN_PERMISSION' || each === 'GLOBAL_ADMIN_PERMISSION');
  }
  return approvers.includes(id);
};
