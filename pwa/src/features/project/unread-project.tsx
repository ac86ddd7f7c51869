import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { readingRefusalOf } from '@knotenblech/shared/projects/reading-refusal.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { errorAdvice } from '../../i18n/words/error-advice.ts';
import { errorMessage } from '../../i18n/words/error-message.ts';
import { useSyncStatus } from '../../sync/hooks/use-shop.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { BackLink, ReportLink } from './project-links.tsx';
import { ProjectPage } from './project-page.tsx';

/** A project of whose file nothing can be shown: not read yet, or refused with the place and the way out. */
export const UnreadProject = ({ project }: { project: Project }) => {
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
