import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { Trans } from '@lingui/react/macro';
import { useShop } from '../../sync/hooks/use-shop.tsx';
import { addToast } from '../../ui/signals/toasts.ts';

/** Throws a project into the bin or takes it out; the other way is offered for a few seconds. */
export const useTrash = () => {
  const shop = useShop();
  const setTrashed = (project: Project, trashed: boolean) =>
    shop.change('trashProject', { projectId: project.id, trashed });
  return async (project: Project) => {
    const trashed = project.trashedAt === null;
    const { name } = project;
    await setTrashed(project, trashed);
    addToast({
      words: trashed ? <Trans>„{name}“ liegt im Papierkorb.</Trans> : <Trans>„{name}“ ist wieder in der Liste.</Trans>,
      undo: () => void setTrashed(project, !trashed),
    });
  };
};
