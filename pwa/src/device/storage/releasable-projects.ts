import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { readMeta, type ShopDatabase } from '../../database/shop-database.ts';
import { databaseOf } from '../../database/user-data.ts';
import { useLive } from '../../sync/hooks/use-live.ts';
import { useShop } from '../../sync/hooks/use-shop.tsx';
import { choiceOf, nothingChosen } from '../../sync/pull/offline-choice.ts';

const latelyMs = 7 * 86_400_000;

/**
 * Projects on this device that can go from it, with when each was last opened or changed: neither kept, nor opened or changed
 * in the last week, nor with unsent changes.
 */
export const releasableProjects = async (
  database: ShopDatabase,
  projects: readonly Project[],
  now = new Date(),
): Promise<Map<ProjectId, string>> => {
  const since = new Date(now.getTime() - latelyMs).toISOString();
  const { isKept } = choiceOf((await readMeta(database, 'held')) ?? nothingChosen);
  const shadows = await database.shadow.toArray();
  const touched = new Set(shadows.flatMap(({ space, id }) => [id, space.slice(space.indexOf(':') + 1)]));
  const held = await database.spaces.where('id').startsWith('j:').toArray();
  const openedAt = new Map(held.map((space) => [space.id.slice(2), space.openedAt ?? '']));
  const present = projects.flatMap((project) => {
    const opened = openedAt.get(project.id);
    if (opened === undefined || isKept(project) || touched.has(project.id)) return [];
    return [[project.id, opened > project.changedAt ? opened : project.changedAt] as const];
  });
  return new Map(present.filter(([, usedAt]) => usedAt < since));
};

/** Those that can go from this device now; undefined while they are looked for. */
export const useReleasable = (projects: readonly Project[]): ReadonlyMap<ProjectId, string> | undefined => {
  const database = databaseOf(useShop());
  const known = projects.map(({ id, changedAt }) => `${id} ${changedAt}`).join();
  return useLive(`${database.name} releasable ${known}`, () => releasableProjects(database, projects));
};
