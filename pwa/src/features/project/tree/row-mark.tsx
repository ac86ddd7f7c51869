import { useLingui } from '@lingui/react/macro';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useProject } from '../open/project-context.tsx';
import type { Marks } from '../open/project-figures.ts';
import styles from './project-tree.module.css';
import type { TreeRow } from './tree-rows.ts';

/** A mark where a row is on request and no price is agreed, has findings, was guessed or left out; nothing where all is well. */
export const RowMark = ({ row }: { row: TreeRow }) => {
  const { t } = useLingui();
  const { figures, source } = useProject();
  if (row.kind === 'part' && !row.part.isTaken) return <span className={styles.mark}>{t`ausgelassen`}</span>;
  const { onRequest, warnCount } = marksOf(row, figures);
  const manualPrice = figures.effective?.manualPrice ?? source.project.manualPrice ?? 'none';
  if (onRequest && manualPrice === 'none')
    return <span className={`${styles.mark} ${styles.request}`}>{t`auf Anfrage`}</span>;
  if (warnCount > 0) {
    return (
      <span className={`${styles.mark} ${styles.warning}`} title={t`Hinweise zur Fertigung`}>
        <Icon name="warn" size={14} />
        <span>{row.kind === 'part' ? t`Hinweis` : t`Hinweise: ${warnCount}`}</span>
      </span>
    );
  }
  if (row.kind === 'part' && row.part.facts.taken === 'guessed') {
    return (
      <span className={styles.mark} title={t`Angenommen: bitte prüfen`}>
        <Icon name="info" size={14} />
        <span>{t`prüfen`}</span>
      </span>
    );
  }
  return null;
};

const none: Marks = { onRequest: false, warnCount: 0 };

const marksOf = (row: TreeRow, { marks, assemblySums, checks }: ReturnType<typeof useProject>['figures']): Marks => {
  switch (row.kind) {
    case 'project':
      return marks;
    case 'assembly':
      return assemblySums.get(row.assembly.index) ?? none;
    case 'part': {
      const findings = checks.get(row.part.index) ?? [];
      const onRequest = findings.some(({ effect }) => effect === 'request');
      return { onRequest, warnCount: onRequest ? 0 : findings.length };
    }
  }
};
