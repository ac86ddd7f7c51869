import { answerDueAt } from '@knotenblech/shared/projects/answer-due-at.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { newId } from '@knotenblech/shared/values/ids.ts';
import type { Enqueue } from '../../jobs/job.ts';
import type { ServerRunContext } from '../../sync/push/server-runs.ts';
import { addPriceRequest, hasOpenRequest } from './price-request.store.ts';

/**
 * A request counts from when it reaches the server; every admin is told by a job of the same transaction. Of a colleague's that
 * comes behind it the remark is told, and the answer goes to both.
 */
export const requestPriceRun =
  ({ enqueue, now }: { enqueue: Enqueue; now: () => Date }) =>
  async ({ tx, actor, args, rows, run }: ServerRunContext<'requestPrice'>) => {
    const { customerId, userId } = actor;
    const { projectId, comment, language } = args;
    const space = customerSpace(customerId);
    run();
    const project = rows.get(space, 'project', projectId);
    const requestedAt = now();
    const dueAt = answerDueAt(requestedAt.toISOString());
    const request = { customerId, id: newId() as string, projectId, userId, language, comment, requestedAt, dueAt };
    const isFirst = !(await hasOpenRequest(tx, request));
    if (!project || !(await addPriceRequest(tx, request))) return {};
    if (isFirst) rows.put(space, 'project', { ...project, priceRequestedAt: requestedAt.toISOString() });
    if (!isFirst && comment === '') return {};
    await enqueue(tx, 'tell-price-request', { customerId, projectId, requestId: request.id, isFirst });
    return { dueAt };
  };
