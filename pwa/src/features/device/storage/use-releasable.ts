import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { releasableProjects } from '../../../device/quota/releasable-projects.ts';
import { useLive } from '../../../sync/hooks/use-live.ts';
import { useShop } from '../../../sync/hooks/use-shop.tsx';

const none: ReadonlyMap<ProjectId, string> = new Map();

/** Projects that can go from this device now, with when each was last opened or changed. */
export const useReleasable = (projects: readonly Project[]): ReadonlyMap<ProjectId, string> => {
  const { database } = useShop();
  const known = projects.map(({ id, changedAt }) => `${id} ${changedAt}`).join();
  return useLive(`${database.name} releasable ${known}`, () => releasableProjects(database, projects)) ?? none;
};
