import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import { customerSpace } from '@knotenblech/shared/sync/space.ts';
import type { BlobStore } from '../files/blob-store.ts';
import { findFile } from '../files/file-record-store.ts';
import type { Enqueue } from '../jobs/job.ts';
import { nextProjectNumber } from '../orders/order-store.ts';
import type { ServerRunContext } from '../sync/server-runs.ts';

/** A project gets its number and, in the same transaction, the job that reads its file; the file must be here. */
export const createProjectRun =
  ({ blobs, enqueue }: { blobs: BlobStore; enqueue: Enqueue }) =>
  async ({ tx, actor, args, rows, run }: ServerRunContext<'createProject'>) => {
    const { customerId, userId } = actor;
    const isHere =
      (await findFile(tx, customerId, args.fileHash)) !== null && (await blobs.pathOf(args.fileHash)) !== null;
    if (!isHere) throw new DomainError('file_missing', { fileHash: args.fileHash });
    run();
    const project = rows.get(customerSpace(customerId), 'project', args.projectId);
    if (!project) throw new Error('createProject made no project');
    const number = await nextProjectNumber(tx);
    rows.put(customerSpace(customerId), 'project', { ...project, number });
    await enqueue(tx, 'read-file', { customerId, projectId: project.id }, userId);
    return { number };
  };
