import type { ApprovalRequest } from '@knotenblech/shared/orders/approval/approval-request.record.ts';
import { approversOf } from '@knotenblech/shared/orders/approval/spending-limit.ts';
import { customerPriceSpace, customerSpace } from '@knotenblech/shared/records/space.ts';
import { useRecords, useShop } from '../../../sync/hooks/use-shop.tsx';

export type Approvals = {
  /** Open ones that the user may decide. */
  toDecide: ApprovalRequest[];
  own: ApprovalRequest[];
  others: ApprovalRequest[];
};

/** What is asked for in the company, the latest first; undefined while loading. */
export const useApprovals = (): Approvals | undefined => {
  const { actor } = useShop();
  const users = useRecords('user', customerSpace(actor.customerId));
  const requests = useRecords('approvalRequest', customerPriceSpace(actor.customerId));
  if (!users || !requests) return undefined;
  const mayDecide = ({ userId, order, state }: ApprovalRequest) => {
    const asker = users.find(({ id }) => id === userId);
    const approvers = asker ? approversOf(asker, order.shown.netCents, users) : [];
    return state.is === 'open' && approvers.some(({ id }) => id === actor.userId);
  };
  const all = requests.toSorted((one, other) => (one.askedAt < other.askedAt ? 1 : -1));
  const own = all.filter(({ userId }) => userId === actor.userId);
  const toDecide = all.filter(mayDecide);
  return { own, toDecide, others: all.filter((each) => !own.includes(each) && !toDecide.includes(each)) };
};
