import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { type ApplyDeps, applyChanges } from '../sync/push/apply-changes.ts';
import { type FileDeps, type SentFile, storeWholeFile } from './receive-chunk.ts';

export type UploadDeps = ApplyDeps & FileDeps & { now: () => Date };

/** A new project of the actor from a file that came in one piece: the app's own change. It is read when its turn comes. */
export const createProjectFromFile = async (
  deps: UploadDeps,
  actor: Actor,
  { bytes, ...sent }: SentFile,
  projectId = newId<ProjectId>(),
) => {
  const fileHash = await storeWholeFile(deps, actor, bytes);
  const args = { projectId, name: sent.projectName, fileHash, fileName: sent.fileName };
  await applyChanges(deps, actor, [{ name: 'createProject', args }], deps.now().toISOString());
  return projectId;
};
