import { useLingui } from '@lingui/react/macro';
import { createContext, type ReactNode, use } from 'react';
import { Dialog, DialogMessage, useIsInDialog } from '../../ui/layout/dialog.tsx';
import { Page, type PageProps } from '../../ui/layout/page.tsx';
import { Spinner } from '../../ui/signals/spinner.tsx';
import styles from './project-screen.module.css';

const PopupContext = createContext<(() => void) | null>(null);

/** Around a popup that shows a project as soon as it is open: what is said until then stands in a dialog as well. */
export const ProjectPopup = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => (
  <PopupContext value={onClose}>{children}</PopupContext>
);

/** Whether what is said of a project is closed, and not left by a link. */
export const useIsOverList = () => {
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
