import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { Enqueue } from '../../jobs/job.ts';
import { nextProjectNumber } from '../../orders/order.store.ts';
import type { ServerRunContext } from '../../sync/push/server-runs.ts';

/** A copy gets its own number; a file that is not read yet is read for the copy too. */
export const copyProjectRun =
  ({ enqueue }: { enqueue: Enqueue }) =>
  async ({ tx, actor, args, rows, run }: ServerRunContext<'copyProject'>) => {
    const { customerId, userId } = actor;
    run();
    const copy = rows.get(customerSpace(customerId), 'project', args.newProjectId);
    if (!copy) throw new Error('copyProject made no project');
    const number = await nextProjectNumber(tx);
    rows.put(customerSpace(customerId), 'project', { ...copy, number });
    const { id: projectId, fileHash, reading } = copy;
    if (reading === 'waiting') await enqueue(tx, 'read-file', { customerId, projectId, fileHash }, userId);
    return { number };
  };
