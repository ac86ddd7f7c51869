import { nameOfUser } from '@knotenblech/shared/accounts/customers.ts';
import { approversOf } from '@knotenblech/shared/orders/approval/spending-limit.ts';
import { customerSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { texts } from '../../jobs/texts/texts.ts';
import { notifyUser } from '../../messages/notify-user.ts';
import type { ServerRunContext } from '../../sync/push/batch.ts';
import { formatEuros } from '../documents/sums-of.ts';
import { checkOrder } from '../place-order.ts';
import { orderReads, refuseForeignCart, repeatedOrder, type SubmitDeps } from '../submit-order.job.ts';

/** The server's side of a request for approval: checked as the order it holds would be, and told to everybody who may decide. */
export const requestApprovalRun =
  ({ sessions, enqueue, now, takesPaypal }: SubmitDeps) =>
  async ({ tx, actor, args: { order }, rows, read, lockMore, run }: ServerRunContext<'requestApproval'>) => {
    const { customerId, userId } = actor;
    const { orderId, cartId } = order;
    if (await repeatedOrder(tx, customerId, order)) throw new DomainError('cart_already_ordered', { orderId, cartId });
    await refuseForeignCart({ tx, rows, actor }, order);
    run();
    await read(orderReads(order, customerId, userId));
    const deps = { rows, tx, enqueue, now: now() };
    const { projects } = await checkOrder({ ...deps, sessions, takesPaypal }, order, actor);
    const space = customerSpace(customerId);
    const users = rows.all(space, 'user');
    const asker = users.find(({ id }) => id === userId);
    const approvers = asker ? approversOf(asker, order.shown.netCents, users) : [];
    await lockMore(approvers.map(({ id }) => userSpace(id)));
    const notice = texts[order.language].approval.requested({
      by: nameOfUser(actor),
      euros: formatEuros(order.shown.netCents),
      reference: order.reference,
      projects: projects.map(({ name }, n) => ({ name, quantity: order.lines[n]?.quantity ?? 1 })),
      note: '',
    });
    for (const { id } of approvers) {
      await notifyUser(deps, { ...notice, customerId, userId: id, severity: 'YELLOW', projectId: null });
    }
    return {};
  };
