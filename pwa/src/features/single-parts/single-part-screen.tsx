import { may } from '@knotenblech/shared/records/permissions.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useKeepProject } from '../../sync/hooks/projects/project-memory.ts';
import { useShop } from '../../sync/hooks/use-shop.tsx';
import { EmptyState, Page } from '../../ui/layout/page.tsx';
import { Spinner } from '../../ui/signals/spinner.tsx';
import { SinglePartEditor } from './single-part-editor.tsx';
import { type SinglePartTask, useSinglePartProjects, useSingleParts } from './use-save-part.ts';

/** A plate or profile from a form, without a file. */
export const SinglePartScreen = (props: SinglePartTask) => {
  const { projectId, index } = props;
  const { t } = useLingui();
  const { actor } = useShop();
  const projects = useSinglePartProjects();
  const parts = useSingleParts(projectId);
  useKeepProject(projectId);
  const title = index === null ? t`Einzelteil anlegen` : t`Einzelteil ändern`;
  if (!may(actor, 'createProject')) {
    return (
      <Page title={title}>
        <EmptyState title={t`Keine Berechtigung`}>
          <Trans>Zum Anlegen von Teilen fehlt Ihnen das Recht. Der Administrator Ihrer Firma kann es erteilen.</Trans>
        </EmptyState>
      </Page>
    );
  }
  if (!projects || !parts) {
    return (
      <Page title={title}>
        <Spinner />
      </Page>
    );
  }
  const edited = index === null ? null : (parts.find((part) => part.index === index) ?? null);
  const isGone =
    (projectId !== null && !projects.some(({ id }) => id === projectId)) || (index !== null && edited === null);
  if (isGone) {
    return (
      <Page title={title}>
        <EmptyState title={t`Dieses Teil lässt sich nicht ändern`}>
          <Trans>
            Sein Projekt ist bestellt oder gelöscht, eine Bestellung davon wartet, oder es ist noch nicht auf diesem
            Gerät.
          </Trans>
        </EmptyState>
      </Page>
    );
  }
  return (
    <SinglePartEditor key={`${projectId}/${index}`} {...props} projects={projects} edited={edited} title={title} />
  );
};
