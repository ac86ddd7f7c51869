import { readOperator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { catalogSpace } from '@knotenblech/shared/records/space.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRecords } from '../../../sync/hooks/use-shop.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import type { Closed } from '../../orders/public/use-closed-by.ts';

type AssistantNoticeProps = { project: Project; closed: Closed; onClose: () => void };

/** Why nothing can be set any more, and whom to ask. */
export const AssistantNotice = ({ project, closed, onClose }: AssistantNoticeProps) => {
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
      <Notice title={<Reason project={project} closed={closed} />}>
        {closed === 'project_trashed' || closed === 'order_waiting' ? null : (
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

const Reason = ({ project, closed }: Pick<AssistantNoticeProps, 'project' | 'closed'>) => {
  if (project.manualPrice === 'fixed') return <Trans>Für dieses Projekt ist ein fester Preis vereinbart.</Trans>;
  switch (closed) {
    case 'project_read_only':
      return <Trans>Dieses Projekt ist bestellt und bleibt, wie es ist.</Trans>;
    case 'project_trashed':
      return <Trans>Im Papierkorb und deshalb schreibgeschützt</Trans>;
    case 'order_waiting':
      return <Trans>Eine Bestellung dieses Projekts wartet. Bis zur Antwort bleibt es, wie es ist.</Trans>;
    case null:
      return <Trans>Sie haben keine Rechte, Projekte zu ändern.</Trans>;
  }
};
