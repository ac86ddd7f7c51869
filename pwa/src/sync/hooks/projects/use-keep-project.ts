import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { useEffect } from 'react';
import { useShop } from '../use-shop.tsx';

const keepEveryMs = 60_000;

/** The device holds the projects opened last: one that stays open on screen stays among them. */
export const useKeepProject = (projectId: ProjectId | null) => {
  const { keepProject } = useShop();
  useEffect(() => {
    if (!projectId) return;
    void keepProject(projectId);
    const whileOpen = setInterval(() => void keepProject(projectId), keepEveryMs);
    return () => clearInterval(whileOpen);
  }, [keepProject, projectId]);
};
