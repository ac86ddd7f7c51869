import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ShownProject } from '../../parts/shown-project.ts';
import { formatShortDay } from '../../ui/figures/format-time.ts';
import { StateChip } from '../../ui/signals/state-chip.tsx';
import { useProject } from './open/project-context.tsx';
import { BackLink, ReportLink, SinglePartLink } from './project-links.tsx';
import styles from './project-screen.module.css';
import type { Selection } from './selection.ts';
import { useShownProject } from './use-shown-project.ts';

/** Where the user is, and in which state the project is. */
export const ProjectHead = ({
  selection,
  exportMenu,
}: {
  selection: Selection;
  /** Saves what is shown as files. */
  exportMenu: (shown: ShownProject) => ReactNode;
}) => {
  const { i18n } = useLingui();
  const { source, figures, isEditable } = useProject();
  const { project } = source;
  return (
    <header className={styles.head}>
      <BackLink />
      <h1 className={styles.title}>{project.name}</h1>
      <div className={styles.states}>
        {project.orderedAt === null ? null : (
          <StateChip tone="good">
            <Trans>bestellt am {formatShortDay(project.orderedAt, i18n.locale)}</Trans>
          </StateChip>
        )}
        {figures.pricing?.onRequest ? (
          <StateChip tone="warn">
            <Trans>auf Anfrage</Trans>
          </StateChip>
        ) : null}
        {project.reading === 'waiting' ? (
          <StateChip>
            <Trans>vom Gerät gelesen</Trans>
          </StateChip>
        ) : null}
      </div>
      <div className={styles.report}>
        {project.hasSingleParts && isEditable ? <SinglePartLink projectId={project.id} /> : null}
        <ReportLink />
      </div>
      {exportMenu(useShownProject(selection))}
    </header>
  );
};
