import { readOperator } from '@knotenblech/shared/base-data/operator.ts';
import { closedBy } from '@knotenblech/shared/projects/closed-by.ts';
import type { Project } from '@knotenblech/shared/projects/project.ts';
import { catalogSpace } from '@knotenblech/shared/sync/space.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRecords } from '../../../sync/use-shop.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';

/** Why nothing can be set any more, and whom to ask. */
export const AssistantNotice = ({ project, onClose }: { project: Project; onClose: () => void }) => {
  const { t } = useLingui();
  const { phone, email } = readOperator(useRecords('catalogPack', catalogSpace) ?? []);
  return (
    <Dialog
      title={t`Assistent: ${project.name}`}
      onClose={onClose}
      actions={
        <Button tone="primary" onPress={onClose}>
          <Trans>Schließen</Trans>
        </Button>
      }
    >
      <Notice title={<Reason project={project} />}>
        {closedBy(project) === 'project_trashed' ? null : (
          <p>
            <Trans>
              Für eine Änderung rufen Sie uns an: <a href={`tel:${phone}`}>{phone}</a>, oder schreiben Sie an{' '}
              <a href={`mailto:${email}`}>{email}</a>.
            </Trans>
          </p>
        )}
      </Notice>
    </Dialog>
  );
};

const Reason = ({ project }: { project: Project }) => {
  if (project.manualPrice === 'fixed') return <Trans>Für dieses Projekt ist ein fester Preis vereinbart.</Trans>;
  if (project.orderedAt !== null) return <Trans>Dieses Projekt ist bestellt und bleibt, wie es ist.</Trans>;
  if (closedBy(project) === 'project_trashed') return <Trans>Im Papierkorb und deshalb schreibgeschützt</Trans>;
  return <Trans>Sie haben keine Rechte, Projekte zu ändern.</Trans>;
};
