import type { Project } from '@knotenblech/shared/projects/project.ts';
import { readingRefusalOf } from '@knotenblech/shared/projects/reading-refusal.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { errorAdvice } from '../../i18n/words/error-advice.ts';
import { errorMessage } from '../../i18n/words/error-message.ts';
import { useSyncStatus } from '../../sync/use-shop.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { BackLink, ReportLink } from './project-links.tsx';

/** A project of whose file nothing can be shown: not read yet, or refused with the place and the way out. */
export const UnreadProject = ({ project }: { project: Project }) => {
  const { i18n, t } = useLingui();
  const { state } = useSyncStatus();
  if (project.reading === 'refused') {
    const { code, details } = readingRefusalOf(project);
    return (
      <Page title={project.name} documentTitle={t`Projekt`}>
        <EmptyState title={t`${project.fileName} konnte nicht gelesen werden`} action={<BackLink />}>
          <p>{errorMessage(i18n, code, details)}</p>
          <p>{errorAdvice(i18n, code)}</p>
          <ReportLink />
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title={project.name} documentTitle={t`Projekt`}>
      <EmptyState
        title={state === 'offline' ? t`Die Teile liegen noch nicht auf diesem Gerät` : t`Die Datei wird gelesen`}
        action={<BackLink />}
      >
        <p>
          {state === 'offline' ? (
            <Trans>Sie kommen mit der nächsten Verbindung. Danach öffnet „{project.name}“ auch ohne Netz.</Trans>
          ) : (
            <Trans>Der Server liest „{project.fileName}“. Die Teile erscheinen hier von selbst.</Trans>
          )}
        </p>
      </EmptyState>
    </Page>
  );
};
