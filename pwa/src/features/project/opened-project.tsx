import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useKeepProject } from '../../sync/hooks/use-keep-project.ts';
import { useRecord, useShop } from '../../sync/hooks/use-shop.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { WhenLoaded } from '../issues/public/once-arrived.tsx';
import { ProjectProvider } from './open/project-context.tsx';
import type { ProjectSource } from './open/project-source.ts';
import { useOpenProject, useProjectSource } from './open/use-open-project.ts';
import { BackLink } from './project-links.tsx';
import { ProjectPage, ProjectWaiting } from './project-page.tsx';
import { UnreadProject } from './unread-project.tsx';

type OpenedProjectProps = { projectId: ProjectId; children: ReactNode };

/** Opens a project for what stands in it; says so where it is not on this device, or its file is not read. */
export const OpenedProject = ({ projectId, children }: OpenedProjectProps) => {
  const { actor } = useShop();
  const { t } = useLingui();
  const project = useRecord('project', customerSpace(actor.customerId), projectId);
  useKeepProject(projectId);
  if (project === undefined) return <ProjectWaiting />;
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
