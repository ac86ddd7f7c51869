import { createProject } from '@knotenblech/shared/projects/create-project.change.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { RowWrite } from '@knotenblech/shared/records/row-cache.ts';
import { takeWaitingFile, type WaitingFile } from '../../accounts/hand-over/handed-link.store.ts';
import type { Transaction } from '../../database/database.ts';
import type { BlobStore } from '../../files/blob.store.ts';
import { addFile } from '../../files/file-record.store.ts';
import { type FirstProjectDeps, firstProjectRows } from './first-project-rows.ts';

type Keeping = FirstProjectDeps & { blobs: BlobStore };
type Kept = { projectId: WaitingFile['projectId'] | null; rows: RowWrite[] };

const none: Kept = { projectId: null, rows: [] };

/** The handed file becomes the first project of a customer who registered with it, once; nothing where it is gone. */
export const keepHandedProject = async (
  tx: Transaction,
  deps: Keeping,
  { linkId, actor, now }: { linkId: string; actor: Actor; now: Date },
): Promise<Kept> => {
  const waiting = await takeWaitingFile(tx, linkId, now);
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
