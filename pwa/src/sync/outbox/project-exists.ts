import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';

/**
 * Whether a file has become its project: it lies here, or waits to be sent; work that is carried here may bring both. Inside
 * the caller's transaction.
 */
export const projectExists = async (database: ShopDatabase, actor: Actor, projectId: ProjectId): Promise<boolean> => {
  if (await database.row.get([customerSpace(actor.customerId), 'project', projectId])) return true;
  const made = await database.outbox
    .filter(({ name, args }) => name === 'createProject' && idIn(args) === projectId)
    .count();
  return made > 0;
};

const idIn = (args: unknown) => (args as { projectId?: unknown }).projectId;
