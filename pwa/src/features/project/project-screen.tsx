import { may } from '@knotenblech/shared/permissions/may.ts';
import type { Project } from '@knotenblech/shared/projects/project.ts';
import { customerSpace } from '@knotenblech/shared/sync/space.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useRecord, useShop } from '../../sync/use-shop.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Spinner } from '../../ui/signals/spinner.tsx';
import { ProjectProvider } from './open/project-context.tsx';
import type { ProjectSource } from './open/project-source.ts';
import { useOpenProject, useProjectSource } from './open/use-open-project.ts';
import { BackLink } from './project-links.tsx';
import { ProjectPanes, type ProjectPanesProps } from './project-panes.tsx';
import styles from './project-screen.module.css';
import { UnreadProject } from './unread-project.tsx';

export type ProjectScreenProps = ProjectPanesProps & { projectId: ProjectId };

/** One project: its tree, its drawing, what can be chosen, and its price. */
export const ProjectScreen = (props: ProjectScreenProps) => {
  const { projectId } = props;
  const { actor, keepProject } = useShop();
  const { t } = useLingui();
  const project = useRecord('project', customerSpace(actor.customerId), projectId);
  useEffect(() => {
    void keepProject(projectId);
  }, [keepProject, projectId]);
  if (project === undefined) return <Waiting />;
  if (project === null) {
    return (
      <main className={styles.message}>
        <EmptyState title={t`Dieses Projekt ist nicht auf diesem Gerät`} action={<BackLink />}>
          <p>
            <Trans>
              Es wurde gelöscht, gehört zu einem anderen Kunden oder kommt erst mit der nächsten Verbindung.
            </Trans>
          </p>
        </EmptyState>
      </main>
    );
  }
  return <KnownProject {...props} project={project} />;
};

const Waiting = () => (
  <main className={styles.message}>
    <Spinner />
  </main>
);

const KnownProject = ({ project, ...props }: ProjectScreenProps & { project: Project }) => {
  const source = useProjectSource(project);
  if (source === undefined) return <Waiting />;
  if (source === null) return <UnreadProject project={project} />;
  return <ReadProject key={project.id} source={source} {...props} />;
};

const ReadProject = ({ source, ...props }: ProjectScreenProps & { source: ProjectSource }) => {
  const { actor } = useShop();
  const open = useOpenProject(source);
  return (
    <ProjectProvider open={open} mayEdit={may(actor, 'editProject')}>
      <ProjectPanes {...props} />
    </ProjectProvider>
  );
};
