import { answerDueAt } from '@knotenblech/shared/projects/project-state.ts';
import type { Enqueue } from '../../jobs/queues.ts';
import type { ServerRunContext } from '../../sync/push/batch.ts';
import { putFreightRequest } from './freight-request.store.ts';

/** A request counts from when it reaches the server; every admin is told by a job of the same transaction. */
export const requestFreightRun =
  ({ enqueue, now }: { enqueue: Enqueue; now: () => Date }) =>
  async ({ tx, actor: { customerId, userId }, args, run }: ServerRunContext<'requestFreight'>) => {
    run();
    const requestedAt = now();
    const dueAt = answerDueAt(requestedAt.toISOString());
    if (!(await putFreightRequest(tx, { customerId, userId, args, requestedAt, dueAt }))) return {};
    await enqueue(tx, 'notify-freight-request', { customerId, requestId: args.requestId });
    return { dueAt };
  };
