import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { linkOptions } from '@tanstack/react-router';
import { createContext, type ReactNode, use } from 'react';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Dialog, DialogMessage, useIsInDialog } from '../../ui/layout/dialog.tsx';
import { Page, type PageProps } from '../../ui/layout/page.tsx';
import { overPage } from '../../ui/layout/use-popup.ts';
import { Spinner } from '../../ui/signals/spinner.tsx';
import styles from './project-screen.module.css';
import type { ProjectSearch } from './project-search.ts';
import { useIsAdminMode } from './use-is-admin-mode.ts';

/** To the list; nothing in a popup, which closes to it. */
export const BackLink = () => {
  const isAdminMode = useIsAdminMode();
  if (useIsOverList()) return null;
  return (
    <LinkButton
      from="/$lang"
      to={isAdminMode ? '/$lang/shop/adminProjects' : '/$lang/shop/projects'}
      tone="quiet"
      icon={<Icon name="back" />}
    >
      <span className={styles.backWord}>
        <Trans>Projekte</Trans>
      </span>
    </LinkButton>
  );
};

/** From the popup of a project's details to their page, as they are shown. */
export const PageLink = ({ projectId, search }: { projectId: string; search: ProjectSearch }) => (
  <LinkButton from="/$lang" to="/$lang/shop/project/$projectId" params={{ projectId }} search={search} tone="quiet">
    <span className={styles.unbroken}>
      <Trans>Ganz öffnen</Trans>
    </span>
  </LinkButton>
);

export const toReport = (projectId: ProjectId) =>
  linkOptions({ from: '/$lang', to: '/$lang/shop/project/$projectId/report', params: { projectId } });

export const ReportLink = ({ projectId }: { projectId: ProjectId }) => (
  <LinkButton {...toReport(projectId)} tone="quiet">
    <Trans>Einlesebericht</Trans>
  </LinkButton>
);

/** To the form of one more part, or of the part that is given. */
export const toSinglePart = (projectId: ProjectId, index?: number) =>
  linkOptions({
    from: '/$lang',
    to: '/$lang/shop/createSinglePart',
    search: { project: projectId, ...(index === undefined ? {} : { part: index }) },
  });

/** Leads to the form of one more part, or of the part that is selected; forms are their customer's. */
export const SinglePartLink = ({ projectId, index }: { projectId: ProjectId; index?: number | undefined }) =>
  useIsAdminMode() ? null : (
    <LinkButton
      {...toSinglePart(projectId, index)}
      tone={index === undefined ? 'quiet' : 'secondary'}
      icon={<Icon name={index === undefined ? 'plus' : 'edit'} />}
    >
      {index === undefined ? <Trans>Weiteres Teil</Trans> : <Trans>Maße und Löcher ändern</Trans>}
    </LinkButton>
  );

export const toAssistant = (projectId: ProjectId) =>
  linkOptions({
    from: '/$lang',
    to: '/$lang/shop/assistent/$projectId',
    params: { projectId },
    search: { from: 'project' },
    state: overPage,
  });

/** Leads through production, material, surface and certificates again. */
export const AssistantLink = ({ projectId }: { projectId: ProjectId }) => (
  <LinkButton {...toAssistant(projectId)} tone="quiet">
    <Trans>Assistent</Trans>
  </LinkButton>
);

const PopupContext = createContext<(() => void) | null>(null);

/** Around a popup that shows a project as soon as it is open: what is said until then stands in a dialog as well. */
export const ProjectPopup = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => (
  <PopupContext value={onClose}>{children}</PopupContext>
);

/** Whether what is said of a project is closed, and not left by a link. */
const useIsOverList = () => {
  const isInDialog = useIsInDialog();
  return use(PopupContext) !== null || isInDialog;
};

/** What stands in place of a project that cannot be shown, or not yet: a page, or the content of the popup over its list. */
export const ProjectPage = (props: PageProps) => {
  const isInDialog = useIsInDialog();
  const closePopup = use(PopupContext);
  const { title, children } = props;
  if (isInDialog) return <DialogMessage title={title}>{children}</DialogMessage>;
  if (!closePopup) return <Page {...props} />;
  return (
    <Dialog title={title} size="wide" onClose={closePopup}>
      {children}
    </Dialog>
  );
};

export const ProjectWaiting = () => {
  const { t } = useLingui();
  if (useIsOverList()) {
    return (
      <ProjectPage title={t`Projekt`}>
        <Spinner />
      </ProjectPage>
    );
  }
  return (
    <main className={styles.message}>
      <Spinner />
    </main>
  );
};
