import { may } from '@knotenblech/shared/permissions/may.ts';
import type { Project } from '@knotenblech/shared/projects/project.ts';
import { customerSpace, projectSpace } from '@knotenblech/shared/sync/space.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useReading, useRecord, useRecords, useShop } from '../../sync/use-shop.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Spinner } from '../../ui/signals/spinner.tsx';
import { ReportFile } from './report-file.tsx';
import { ReportGroup } from './report-group.tsx';
import { reportGroups } from './report-groups.ts';
import { ReportUnread } from './report-unread.tsx';
import { useTakeParts } from './use-take-parts.tsx';

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
  const reading = useReading(project.id);
  const choices = useRecords('partChoice', projectSpace(project.id));
  const takeParts = useTakeParts(project.id);
  if (reading === undefined || choices === undefined) return <Spinner />;
  if (reading === null) return <ReportUnread project={project} />;
  const groups = reportGroups(reading.parts, choices);
  const onTake = may(actor, 'editProject') && project.orderedAt === null ? takeParts : null;
  return (
    <>
      <ReportFile head={reading.head} fileName={project.fileName} />
      <ReportGroup kind="guessed" parts={groups.guessed} onTake={onTake} />
      <ReportGroup kind="left-out" parts={groups['left-out']} onTake={onTake} />
      <ReportGroup kind="recognised" parts={groups.recognised} onTake={onTake} />
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
