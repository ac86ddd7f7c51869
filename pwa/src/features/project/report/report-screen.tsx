import { choicesClosedBy } from '@knotenblech/shared/projects/closed-by.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { customerSpace, projectSpace } from '@knotenblech/shared/records/space.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRecord, useRecords, useShop } from '../../../sync/hooks/use-shop.tsx';
import { useWholeReading } from '../../../sync/hooks/use-whole-reading.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import { useClosedBy } from '../../orders/public/use-closed-by.ts';
import { ReportFile } from './report-file.tsx';
import { ReportParts } from './report-parts.tsx';
import { ReportUnread } from './report-unread.tsx';

const OpenProject = ({ projectId }: { projectId: ProjectId }) => (
  <LinkButton
    from="/$lang"
    to="/$lang/shop/project/$projectId"
    params={(now) => ({ ...now, projectId })}
    tone="primary"
  >
    <Trans>Projekt öffnen</Trans>
  </LinkButton>
);

const ReportContent = ({ project }: { project: Project }) => {
  const { actor } = useShop();
  const reading = useWholeReading(project.id);
  const choices = useRecords('partChoice', projectSpace(project.id));
  const closed = useClosedBy(project);
  if (reading === undefined || choices === undefined) return <Spinner />;
  if (reading === null) return <ReportUnread project={project} />;
  const isEditable = may(actor, 'editProject') && closed === null && choicesClosedBy(project) === null;
  return (
    <>
      <ReportFile head={reading.head} fileName={project.fileName} />
      <ReportParts projectId={project.id} reading={reading} choices={choices} isEditable={isEditable} />
    </>
  );
};

/** What was read from a project's file: taken as steel, guessed, left out, and why; every decision can be turned. */
export const ReportScreen = ({ projectId }: { projectId: ProjectId }) => {
  const { t } = useLingui();
  const { actor } = useShop();
  const project = useRecord('project', customerSpace(actor.customerId), projectId);
  return (
    <Page
      title={t`Einlesebericht`}
      lead={project?.name}
      actions={project ? <OpenProject projectId={projectId} /> : null}
    >
      {project === undefined ? <Spinner /> : null}
      {project === null ? (
        <p>
          <Trans>Dieses Projekt gibt es nicht, oder es ist noch nicht auf diesem Gerät.</Trans>
        </p>
      ) : null}
      {project ? <ReportContent project={project} /> : null}
    </Page>
  );
};
