import type { ReactNode } from 'react';
import { useShop } from '../../sync/hooks/use-shop.tsx';
import { DialogClose, DialogTitle, useIsInDialog } from '../../ui/layout/dialog.tsx';
import { StateChip } from '../../ui/signals/state-chip.tsx';
import { GivenName } from '../../ui/words/given-name.tsx';
import { HeadMenu } from './head-menu.tsx';
import { StateChips } from './offer/state-chips.tsx';
import { useProject } from './open/project-context.tsx';
import { AssistantLink, BackLink, ReportLink, SinglePartLink } from './project-links.tsx';
import styles from './project-screen.module.css';
import type { ShownProject } from './public/shown-project.ts';
import type { Selection } from './selection.ts';
import { useIsAdminMode } from './use-is-admin-mode.ts';
import { useShownProject } from './use-shown-project.ts';

const CustomerChip = ({ name }: { name: string }) => (
  <StateChip>
    <span className={styles.customer} title={name}>
      {name}
    </span>
  </StateChip>
);

/** Where the user is, and in which state the project is. */
export const ProjectHead = ({
  selection,
  exportMenu,
}: {
  selection: Selection;
  /** Saves what is shown as files. */
  exportMenu: (shown: ShownProject) => ReactNode;
}) => {
  const { source, isEditable, areChoicesOpen } = useProject();
  const { actor } = useShop();
  const isAdminMode = useIsAdminMode();
  const isInDialog = useIsInDialog();
  const { project } = source;
  const name = { className: styles.title, title: project.name };
  const words = <GivenName>{project.name}</GivenName>;
  return (
    <header className={`${styles.head} ${isInDialog ? styles.ofDialog : ''}`}>
      <BackLink />
      {isInDialog ? <DialogTitle {...name}>{words}</DialogTitle> : <h1 {...name}>{words}</h1>}
      <div className={styles.states}>
        {isAdminMode ? <CustomerChip name={actor.customerName} /> : null}
        <StateChips />
      </div>
      <div className={styles.report}>
        {project.hasSingleParts && areChoicesOpen ? <SinglePartLink projectId={project.id} /> : null}
        {isEditable ? <AssistantLink projectId={project.id} /> : null}
        <ReportLink projectId={project.id} />
      </div>
      {exportMenu(useShownProject(selection))}
      <div className={styles.more}>
        <HeadMenu />
      </div>
      <DialogClose />
    </header>
  );
};
