import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { projectState } from '@knotenblech/shared/projects/project-state.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { projectStateLabels } from '../../../i18n/words/project-labels.ts';
import { useRecords, useShop, useWaiting } from '../../../sync/hooks/use-shop.tsx';
import { formatMoment } from '../../../ui/figures/format-time.ts';
import { RowList } from '../../../ui/record-list/row-list.tsx';
import { WhenLoaded } from '../../issues/public/not-loaded-yet.tsx';
import { pendingLabelOf } from '../../orders/public/state/waits-words.ts';
import styles from './overview-screen.module.css';

const most = 5;

const lastChanged = (projects: readonly Project[]) =>
  projects
    .filter(({ trashedAt }) => trashedAt === null)
    .toSorted((a, b) => (a.changedAt < b.changedAt ? 1 : -1))
    .slice(0, most);

export const LastProjects = ({ renderPicture }: { renderPicture: (project: Project) => ReactNode }) => {
  const { i18n } = useLingui();
  const { actor } = useShop();
  const space = customerSpace(actor.customerId);
  const projects = useRecords('project', space);
  const last = lastChanged(projects ?? []);
  const waitsWordsOf = pendingLabelOf(useWaiting());
  const stateWords = (project: Project) =>
    i18n._(waitsWordsOf(project) ?? projectStateLabels[projectState(project).state]);
  return (
    <section>
      <header className={styles.header}>
        <h2>
          <Trans>Projekte</Trans>
        </h2>
        <Link from="/$lang" to="/$lang/shop/projects">
          <Trans>Alle zeigen</Trans>
        </Link>
      </header>
      {projects && last.length === 0 ? (
        <p className={styles.empty}>
          <WhenLoaded spaces={[space]} isLine>
            <Trans>Noch kein Projekt. Ziehen Sie eine Datei auf diese Seite.</Trans>
          </WhenLoaded>
        </p>
      ) : null}
      <RowList className={styles.list}>
        {last.map((project) => (
          <li key={project.id} className={styles.row}>
            <span className={styles.picture}>{renderPicture(project)}</span>
            <span className={styles.words}>
              <Link from="/$lang" to="/$lang/shop/project/$projectId" params={{ projectId: project.id }}>
                {project.name}
              </Link>
              <span className={styles.soft}>
                <Plural value={project.partCount} one="# Teil" other="# Teile" />
                {` · ${stateWords(project)} · `}
                {formatMoment(project.changedAt, i18n.locale)}
              </span>
            </span>
          </li>
        ))}
      </RowList>
    </section>
  );
};
