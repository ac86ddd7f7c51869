import { createProject } from '@knotenblech/shared/projects/create-project.change.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { createRowCache, type RowWrite } from '@knotenblech/shared/records/row-cache.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { ArgsOf } from '@knotenblech/shared/sync/changes.ts';
import type { Transaction } from '../../database/database.ts';
import type { Enqueue } from '../../jobs/job.ts';
import { nextProjectNumber } from '../../orders/order.store.ts';

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
