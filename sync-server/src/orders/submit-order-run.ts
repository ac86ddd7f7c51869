import type { Enqueue } from '../jobs/job.ts';
import type { ServerRunContext } from '../sync/server-runs.ts';
import { orderReads } from './order-reads.ts';
import { placeOrder } from './place-order.ts';

/** The server's side of an order: the shared change closes the cart, then the order is made or all of it is undone. */
export const submitOrderRun =
  ({ enqueue, now }: { enqueue: Enqueue; now: () => Date }) =>
  async ({ tx, actor, args, rows, read, run }: ServerRunContext<'submitOrder'>) => {
    run();
    await read(orderReads(args, actor.customerId, actor.userId));
    return placeOrder({ rows, tx, enqueue, now: now() }, args, actor);
  };
