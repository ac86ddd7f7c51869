import type { ReactNode } from 'react';
import type { ShownProject } from '../../parts/shown-project.ts';
import { useShop } from '../../sync/use-shop.tsx';
import { StateChip } from '../../ui/signals/state-chip.tsx';
import { useIsAdminMode } from './use-is-admin-mode.ts';
import { StateChips } from './offer/state-chips.tsx';
import { useProject } from './open/project-context.tsx';
import { HeadMenu } from './head-menu.tsx';
import { AssistantLink, BackLink, ReportLink, SinglePartLink } from './project-links.tsx';
import { GivenName } from '../../ui/words/given-name.tsx';
import styles from './project-screen.module.css';
import type { Selection } from './selection.ts';
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
  const { project } = source;
  return (
    <header className={styles.head}>
      <BackLink />
      <h1 className={styles.title} title={project.name}>
        <GivenName>{project.name}</GivenName>
      </h1>
      <div className={styles.states}>
        {isAdminMode ? <CustomerChip name={actor.customerName} /> : null}
        <StateChips />
      </div>
      <div className={styles.report}>
        {project.hasSingleParts && areChoicesOpen ? <SinglePartLink projectId={project.id} /> : null}
        {isEditable ? <AssistantLink projectId={project.id} /> : null}
        <ReportLink />
      </div>
      {exportMenu(useShownProject(selection))}
      <div className={styles.more}>
        <HeadMenu />
      </div>
    </header>
  );
};
