import type { Sql } from '../database/database.ts';
import type { Enqueue } from '../jobs/job.ts';
import type { ServerRunContext } from '../sync/push/server-runs.ts';
import { orderReads } from './order-reads.ts';
import { placeOrder } from './place-order.ts';
import { refuseForeignCart } from './refuse-foreign-cart.ts';
import { repeatedOrder } from './repeat-order.ts';

type SubmitDeps = { sessions: Sql; enqueue: Enqueue; now: () => Date; takesPaypal: boolean };

/** The server's side of an order: one placed before is answered as it was; else the shared change closes the cart and the order is made, or all of it is undone. */
export const submitOrderRun =
  ({ sessions, enqueue, now, takesPaypal }: SubmitDeps) =>
  async ({ tx, actor, args, number, rows, read, run }: ServerRunContext<'submitOrder'>) => {
    const first = await repeatedOrder(tx, actor.customerId, args);
    if (first) return first;
    await refuseForeignCart({ tx, rows, actor }, args);
    run();
    await read(orderReads(args, actor.customerId, actor.userId));
    return placeOrder({ rows, tx, sessions, enqueue, now: now(), takesPaypal, number }, args, actor);
  };
