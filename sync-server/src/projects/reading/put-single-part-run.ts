import type { BlobStore } from '../../files/blob.store.ts';
import type { Enqueue } from '../../jobs/job.ts';
import type { ServerRunContext } from '../../sync/push/server-runs.ts';
import { refuseMissingFile } from './refuse-missing-file.ts';

/** The project's new file is read in place of the one before; it must be here. */
export const putSinglePartRun =
  ({ blobs, enqueue }: { blobs: BlobStore; enqueue: Enqueue }) =>
  async ({ tx, actor: { customerId, userId }, args, run }: ServerRunContext<'putSinglePart'>) => {
    await refuseMissingFile(tx, blobs, { customerId, fileHash: args.fileHash });
    run();
    const { projectId, fileHash } = args;
    await enqueue(tx, 'read-file', { customerId, projectId, fileHash }, userId);
    return undefined;
  };
