import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRecord, useShop } from '../../sync/hooks/use-shop.tsx';
import { Dialog } from '../../ui/layout/dialog.tsx';
import { Spinner } from '../../ui/signals/spinner.tsx';
import { useClosedBy } from '../orders/public/use-closed-by.ts';
import { ProjectValuesDialog } from './project-values-dialog.tsx';

type ProjectValuesPopupProps = { projectId: ProjectId; onClose: () => void };

/** What a project is called and what is said about it, without opening it. */
export const ProjectValuesPopup = ({ projectId, onClose }: ProjectValuesPopupProps) => {
  const { t } = useLingui();
  const { actor } = useShop();
  const project = useRecord('project', customerSpace(actor.customerId), projectId);
  if (!project) {
    return (
      <Dialog title={t`Angaben zum Projekt`} onClose={onClose}>
        {project === undefined ? (
          <Spinner />
        ) : (
          <p>
            <Trans>
              Dieses Projekt ist nicht auf diesem Gerät. Es kommt mit der nächsten Verbindung oder gehört jemand
              anderem.
            </Trans>
          </p>
        )}
      </Dialog>
    );
  }
  return <KnownProject key={project.id} project={project} onClose={onClose} />;
};

const KnownProject = ({ project, onClose }: { project: Project; onClose: () => void }) => {
  const { actor } = useShop();
  const closed = useClosedBy(project);
  const isEditable = may(actor, 'editProject') && closed === null;
  return <ProjectValuesDialog project={project} closed={closed} isEditable={isEditable} onClose={onClose} />;
};
