import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { readingRefusalOf } from '@knotenblech/shared/projects/reading-refusal.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { errorAdvice, errorMessage } from '../../i18n/words/error-messages.ts';
import { useKeepProject } from '../../sync/hooks/projects/project-memory.ts';
import { useRecord, useShop, useSyncStatus } from '../../sync/hooks/use-shop.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { EmptyState } from '../../ui/layout/page.tsx';
import { WhenLoaded } from '../issues/public/not-loaded-yet.tsx';
import { ProjectProvider } from './open/project-context.tsx';
import type { ProjectSource } from './open/project-source.ts';
import { useOpenProject, useProjectSource } from './open/use-open-project.ts';
import { BackLink, ProjectPage, ProjectWaiting, ReportLink } from './project-links.tsx';

type OpenedProjectProps = { projectId: ProjectId; children: ReactNode };

/** Opens a project for what stands in it; says so where it is not on this device, or its file is not read. */
export const OpenedProject = ({ projectId, children }: OpenedProjectProps) => {
  const { actor, isVisitors } = useShop();
  const { t } = useLingui();
  const project = useRecord('project', customerSpace(actor.customerId), projectId);
  useKeepProject(projectId);
  if (project === undefined) return <ProjectWaiting />;
  if (project === null && isVisitors) return <ElsewhereForVisitor />;
  if (project === null) {
    return (
      <ProjectPage title={t`Projekt`}>
        <WhenLoaded spaces={[customerSpace(actor.customerId)]}>
          <EmptyState title={t`Dieses Projekt ist nicht auf diesem Gerät`} action={<BackLink />}>
            <p>
              <Trans>
                Es wurde gelöscht, gehört zu einem anderen Kunden oder kommt erst mit der nächsten Verbindung.
              </Trans>
            </p>
          </EmptyState>
        </WhenLoaded>
      </ProjectPage>
    );
  }
  return <KnownProject project={project}>{children}</KnownProject>;
};

/** A link to a project of an account: it is there after the sign-in. */
const ElsewhereForVisitor = () => {
  const { t } = useLingui();
  const { href } = useLocation();
  return (
    <ProjectPage title={t`Projekt`}>
      <EmptyState
        title={t`Dieses Projekt ist nicht auf diesem Gerät`}
        action={
          <>
            <LinkButton from="/$lang" to="/$lang/shop/login" search={{ back: href }} tone="primary">
              <Trans>Anmelden</Trans>
            </LinkButton>
            <LinkButton from="/$lang" to="/$lang/home">
              <Trans>Eigene Datei probieren</Trans>
            </LinkButton>
          </>
        }
      >
        <p>
          <Trans>Liegt es in Ihrem Benutzerkonto, sehen Sie es nach dem Anmelden.</Trans>
        </p>
        <p>
          <Trans>
            Wurde es ohne Anmeldung begonnen, liegt es nur auf dem Gerät, auf dem es begonnen wurde. Gehört es einer
            anderen Firma, bitten Sie den Absender um die Datei.
          </Trans>
        </p>
      </EmptyState>
    </ProjectPage>
  );
};

const KnownProject = ({ project, children }: { project: Project; children: ReactNode }) => {
  const source = useProjectSource(project);
  if (source === undefined) return <ProjectWaiting />;
  if (source === null) return <UnreadProject project={project} />;
  return (
    <ReadProject key={project.id} source={source}>
      {children}
    </ReadProject>
  );
};

const ReadProject = ({ source, children }: { source: ProjectSource; children: ReactNode }) => {
  const { actor } = useShop();
  const open = useOpenProject(source);
  return (
    <ProjectProvider open={open} mayEdit={may(actor, 'editProject')}>
      {children}
    </ProjectProvider>
  );
};

/** A project of whose file nothing can be shown: not read yet, or refused with the place and the way out. */
const UnreadProject = ({ project }: { project: Project }) => {
  const { i18n, t } = useLingui();
  if (project.reading === 'refused') {
    const { code, details } = readingRefusalOf(project);
    return (
      <ProjectPage title={project.name} documentTitle={t`Projekt`}>
        <EmptyState title={t`${project.fileName} konnte nicht gelesen werden`} action={<BackLink />}>
          <p>{errorMessage(i18n, code, details)}</p>
          <p>{errorAdvice(i18n, code)}</p>
          <ReportLink projectId={project.id} />
        </EmptyState>
      </ProjectPage>
    );
  }
  return (
    <ProjectPage title={project.name} documentTitle={t`Projekt`}>
      <StillComing project={project} />
    </ProjectPage>
  );
};

const StillComing = ({ project }: { project: Project }) => {
  const { t } = useLingui();
  const { state } = useSyncStatus();
  if (state === 'offline') {
    return (
      <EmptyState title={t`Die Teile liegen noch nicht auf diesem Gerät`} action={<BackLink />}>
        <p>
          <Trans>Sie kommen mit der nächsten Verbindung. Danach öffnet „{project.name}“ auch ohne Netz.</Trans>
        </p>
      </EmptyState>
    );
  }
  if (project.reading === 'read') {
    return (
      <EmptyState title={t`Die Teile kommen auf dieses Gerät`} action={<BackLink />}>
        <p>
          <Trans>Der Server hat „{project.fileName}“ gelesen. Die Teile erscheinen hier von selbst.</Trans>
        </p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t`Die Datei wird gelesen`} action={<BackLink />}>
      <p>
        <Trans>Der Server liest „{project.fileName}“. Die Teile erscheinen hier von selbst.</Trans>
      </p>
    </EmptyState>
  );
};
