import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { useLingui } from '@lingui/react/macro';
import { useShop } from '../../../sync/hooks/use-shop.tsx';

const longestName = 256;

/** Makes a new project of the same file and choices, also without a network; gives its id. */
export const useCopyProject = () => {
  const { t } = useLingui();
  const shop = useShop();
  return async ({ id, name }: Pick<Project, 'id' | 'name'>): Promise<ProjectId> => {
    const newProjectId = newId<ProjectId>();
    const suffix = ` (${t`Kopie`})`;
    const copyName = name.slice(0, longestName - suffix.length) + suffix;
    await shop.change('copyProject', { projectId: id, newProjectId, name: copyName });
    return newProjectId;
  };
};
