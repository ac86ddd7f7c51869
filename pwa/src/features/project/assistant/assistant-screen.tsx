import { readOperator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { choicesClosedBy } from '@knotenblech/shared/projects/project-state.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { catalogSpace, customerSpace } from '@knotenblech/shared/records/space.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useKeepProject } from '../../../sync/hooks/projects/project-memory.ts';
import { useRecord, useRecords, useShop } from '../../../sync/hooks/use-shop.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import { type Closed, useClosedBy } from '../../orders/public/order-queries.ts';
import { ProjectProvider } from '../open/project-context.tsx';
import type { ProjectSource } from '../open/project-source.ts';
import { useProjectSource } from '../open/use-open-project.ts';
import styles from './assistant.module.css';
import { AssistantDialog } from './assistant-dialog.tsx';
import { useDraft } from './draft/draft.ts';
import type { AssistantScreenProps } from './use-assistant-edits.ts';

/** The assistant of a project as a popup: what it sets is a draft until its last step, where it stands is in the address. */
export const AssistantScreen = (props: AssistantScreenProps) => {
  const { actor } = useShop();
  const { t } = useLingui();
  const { projectId, onClose } = props;
  const project = useRecord('project', customerSpace(actor.customerId), projectId);
  useKeepProject(projectId);
  if (project) return <KnownProject project={project} {...props} />;
  return (
    <Dialog title={t`Projektassistent`} size="wide" onClose={onClose}>
      {project === undefined ? (
        <Spinner />
      ) : (
        <p>
          <Trans>
            Dieses Projekt ist nicht auf diesem Gerät. Es kommt mit der nächsten Verbindung oder gehört jemand anderem.
          </Trans>
        </p>
      )}
    </Dialog>
  );
};

const KnownProject = ({ project, ...props }: AssistantScreenProps & { project: Project }) => {
  const source = useProjectSource(project);
  const { t } = useLingui();
  if (source) return <ReadProject key={project.id} source={source} {...props} />;
  return (
    <Dialog
      title={t`Assistent: ${project.name}`}
      size="wide"
      onClose={props.onClose}
      actions={
        <Button isDisabled tone="primary">
          <Trans>Weiter</Trans>
        </Button>
      }
    >
      <div className={styles.step}>
        {source === undefined ? <Spinner /> : <Trans>Die Datei dieses Projekts ist noch nicht gelesen.</Trans>}
      </div>
    </Dialog>
  );
};

const ReadProject = ({ source, ...props }: AssistantScreenProps & { source: ProjectSource }) => {
  const { actor } = useShop();
  const draft = useDraft(source);
  const { project } = source;
  const closed = useClosedBy(project);
  const isBlocked = closed !== null || choicesClosedBy(project) !== null || !may(actor, 'editProject');
  if (isBlocked) return <AssistantNotice project={project} closed={closed} onClose={props.onClose} />;
  if (!draft) return null;
  return (
    <ProjectProvider open={draft.open} mayEdit={may(actor, 'editProject')}>
      <AssistantDialog draft={draft} stored={source} {...props} />
    </ProjectProvider>
  );
};

type AssistantNoticeProps = { project: Project; closed: Closed; onClose: () => void };

/** Why nothing can be set any more, and whom to ask. */
const AssistantNotice = ({ project, closed, onClose }: AssistantNoticeProps) => {
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
