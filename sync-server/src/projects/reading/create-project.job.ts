import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { BlobStore } from '../../files/blob.store.ts';
import type { Enqueue } from '../../jobs/job.ts';
import { nextProjectNumber } from '../../orders/order.store.ts';
import type { ServerRunContext } from '../../sync/push/server-runs.ts';
import { refuseMissingFile } from './refuse-missing-file.ts';

/** A project gets its number and, in the same transaction, the job that reads its file; the file must be here. */
export const createProjectRun =
  ({ blobs, enqueue }: { blobs: BlobStore; enqueue: Enqueue }) =>
  async ({ tx, actor, args, rows, run }: ServerRunContext<'createProject'>) => {
    const { customerId, userId } = actor;
    await refuseMissingFile(tx, blobs, { customerId, fileHash: args.fileHash });
    run();
    const project = rows.get(customerSpace(customerId), 'project', args.projectId);
    if (!project) throw new Error('createProject made no project');
    const number = await nextProjectNumber(tx);
    rows.put(customerSpace(customerId), 'project', { ...project, number });
    await enqueue(tx, 'read-file', { customerId, projectId: project.id, fileHash: args.fileHash }, userId);
    return { number };
  };
