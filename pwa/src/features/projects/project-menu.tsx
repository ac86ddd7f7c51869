import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useOfflineChoice } from '../../device/storage/offline-projects.ts';
import { useShop } from '../../sync/hooks/use-shop.tsx';
import { withPinned } from '../../sync/pull/offline-choice.ts';
import { MenuButton, type MenuEntry } from '../../ui/actions/menu-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { overPage } from '../../ui/layout/use-popup.ts';
import { toDetails } from '../../ui/record-list/view-over-list.ts';
import { addToast } from '../../ui/signals/toasts.ts';
import { useClosedBy } from '../orders/public/order-queries.ts';
import { useCopyProject } from './public/use-copy-project.ts';

export type ProjectMenuProps = { project: Project; mayCopy: boolean; mayTrash: boolean };

/** What can be done with a project in the list. */
export const ProjectMenu = ({ project, mayCopy, mayTrash }: ProjectMenuProps) => {
  const { t } = useLingui();
  const copy = useCopyProject();
  const trash = useTrash();
  const closed = useClosedBy(project);
  const navigate = useNavigate();
  const shop = useShop();
  const choice = useOfflineChoice();
  const { id: projectId, name, trashedAt, orderedAt } = project;
  const entry = (id: string, label: string, onAction: () => void): MenuEntry => ({
    id,
    label,
    textValue: label,
    onAction,
  });
  const copyIt = async () => {
    await copy(project);
    addToast({ words: <Trans>„{name}“ ist als neues Projekt kopiert.</Trans> });
  };
  const view = () => void navigate(toDetails(projectId));
  const openValues = () =>
    void navigate({
      from: '/$lang/shop/projects',
      to: '/$lang/shop/projects/edit/$projectId',
      params: { projectId },
      search: true,
      state: overPage,
    });
  const isKept = choice?.kept.includes(projectId) ?? false;
  const mayKeep =
    !shop.isVisitors && choice !== undefined && trashedAt === null && !(choice.keepsOpen && orderedAt === null);
  const keepWords = isKept ? t`Nicht mehr offline behalten` : t`Offline behalten`;
  const keep = () => void shop.choose(withPinned(projectId, !isKept));
  const trashWords = trashedAt === null ? t`In den Papierkorb` : t`Wiederherstellen`;
  return (
    <MenuButton
      label={t`Mehr zu ${name}`}
      face={<Icon name="more" />}
      groups={[
        [
          entry('view', t`Ansehen`, view),
          ...(mayTrash && closed === null ? [entry('values', t`Angaben ändern`, openValues)] : []),
          ...(mayCopy ? [entry('copy', t`Als neues Projekt kopieren`, () => void copyIt())] : []),
          ...(mayKeep ? [entry('keep', keepWords, keep)] : []),
          ...(mayTrash ? [entry('trash', trashWords, () => void trash(project))] : []),
        ],
      ]}
    />
  );
};

/** Throws a project into the bin or takes it out; the other way is offered for a few seconds. */
const useTrash = () => {
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
