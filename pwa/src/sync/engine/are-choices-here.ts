import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { projectSpace } from '@knotenblech/shared/records/space.ts';
import { isCompleteSpace } from '@knotenblech/shared/sync/whole-space.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';

/** Whether this device holds all that is chosen in a project: it was made here and is not sent, or all of it has come. */
export const hasAllChoices = async (
  { spaces }: Pick<ShopDatabase, 'spaces'>,
  { id, number }: Pick<Project, 'id' | 'number'>,
): Promise<boolean> => number === null || isCompleteSpace((await spaces.get(projectSpace(id)))?.cursor ?? null);
