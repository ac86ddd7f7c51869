import { createProject } from '@knotenblech/shared/projects/changes/create-project.change.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { createRowCache, type RowWrite } from '@knotenblech/shared/records/row-cache.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { ArgsOf } from '@knotenblech/shared/sync/changes.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { CustomerId, FileHash } from '@knotenblech/shared/values/ids.ts';
import { claimWaitingFile, type WaitingFile } from '../../accounts/hand-over/handed-link.store.ts';
import type { Transaction } from '../../database/database.ts';
import type { BlobStore } from '../../files/blob.store.ts';
import { addFile } from '../../files/file-record.store.ts';
import { findStoredFile } from '../../files/receive-chunk.ts';
import type { Enqueue } from '../../jobs/queues.ts';
import { nextProjectNumber } from '../../orders/order.store.ts';
import type { ServerRunContext } from '../../sync/push/batch.ts';

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

export type FirstProjectDeps = { enqueue: Enqueue };

type FirstProject = { actor: Actor; args: ArgsOf<'createProject'>; at: Date };

/** A project as the shared change makes it, for a customer who is made in the same transaction; its reading follows by the same job. */
export const firstProjectRows = async (
  tx: Transaction,
  { enqueue }: FirstProjectDeps,
  { actor, args, at }: FirstProject,
): Promise<RowWrite[]> => {
  const { customerId, userId } = actor;
  const cache = createRowCache();
  cache.load(createProject.reads(args, actor), []);
  const overlay = cache.overlay();
  createProject.run(overlay.rows, args, { actor, at: at.toISOString() });
  const made = overlay.rows.get(customerSpace(customerId), 'project', args.projectId);
  if (!made) throw new Error('createProject made no project');
  overlay.rows.put(customerSpace(customerId), 'project', { ...made, number: await nextProjectNumber(tx) });
  const { projectId, fileHash } = args;
  await enqueue(tx, 'read-file', { customerId, projectId, fileHash }, userId);
  return overlay.writes();
};

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

/** Throws file_missing unless this customer has sent the file and its bytes are here. */
export const refuseMissingFile = async (
  tx: Transaction,
  blobs: BlobStore,
  { customerId, fileHash }: { customerId: CustomerId; fileHash: FileHash },
) => {
  if ((await findStoredFile(tx, blobs, customerId, fileHash)) === null)
    throw new DomainError('file_missing', { fileHash });
};

type Keeping = FirstProjectDeps & { blobs: BlobStore };

type Kept = { projectId: WaitingFile['projectId'] | null; rows: RowWrite[] };

const none: Kept = { projectId: null, rows: [] };

/** The handed file becomes the first project of a customer who registered with it, once; nothing where it is gone. */
export const keepHandedProject = async (
  tx: Transaction,
  deps: Keeping,
  { linkId, actor, now }: { linkId: string; actor: Actor; now: Date },
): Promise<Kept> => {
  const waiting = await claimWaitingFile(tx, linkId, now);
  if (!waiting || !(await keepBytes(deps, waiting))) return none;
  const { projectId, projectName, fileHash, fileName, byteCount } = waiting;
  await addFile(tx, { customerId: actor.customerId, hash: fileHash, size: byteCount, userId: actor.userId });
  const args = createProject.args.parse({ projectId, name: projectName, fileHash, fileName });
  return { projectId, rows: await firstProjectRows(tx, deps, { actor, args, at: now }) };
};

/** False: nobody came for it in time, and it was swept. */
const keepBytes = async ({ blobs }: Keeping, { place, fileHash, byteCount }: WaitingFile) =>
  (await blobs.pathOf(fileHash)) !== null ||
  ((await blobs.offsetOf(place, fileHash)) === byteCount && (await blobs.keep(place, fileHash)));
