import { customerSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { Enqueue } from '../../jobs/queues.ts';
import type { ServerRunContext } from '../../sync/push/batch.ts';
import { returnUse } from '../vouchers/voucher.store.ts';
import { notifyOrderStatus } from './status-labels.ts';

/** The server's side of a cancellation: whoever ordered is told, also when a colleague cancelled. */
export const cancelOrderRun =
  ({ enqueue, now }: { enqueue: Enqueue; now: () => Date }) =>
  async ({ tx, actor, args, rows, read, run, lockMore }: ServerRunContext<'cancelOrder'>) => {
    run();
    const { customerId } = actor;
    const order = rows.get(customerSpace(customerId), 'order', args.orderId);
    if (!order) throw new DomainError('not_found', { record: 'order' });
    await lockMore([userSpace(order.userId)]);
    await read([{ space: customerSpace(customerId), kind: 'user', id: order.userId }]);
    await returnUse(tx, { customerId, orderId: order.id }, now());
    await notifyOrderStatus({ rows, tx, enqueue, now: now() }, customerId, order);
    return { orderId: order.id, number: order.number };
  };
