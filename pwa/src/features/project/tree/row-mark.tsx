import { useLingui } from '@lingui/react/macro';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useProject } from '../open/project-context.tsx';
import styles from './project-tree.module.css';
import type { TreeRow } from './tree-rows.ts';

/** A mark where a row is on request, guessed or left out; nothing where all is well. */
export const RowMark = ({ row }: { row: TreeRow }) => {
  const { t } = useLingui();
  const { figures } = useProject();
  if (row.kind === 'part' && !row.part.isTaken) return <span className={styles.mark}>{t`ausgelassen`}</span>;
  if (isOnRequest(row, figures)) return <span className={`${styles.mark} ${styles.request}`}>{t`auf Anfrage`}</span>;
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

const isOnRequest = (row: TreeRow, { pricing, assemblySums }: ReturnType<typeof useProject>['figures']) => {
  switch (row.kind) {
    case 'project':
      return pricing?.onRequest ?? false;
    case 'assembly':
      return assemblySums.get(row.assembly.index)?.onRequest ?? false;
    case 'part':
      return (pricing?.parts.get(row.part.index)?.onRequest.length ?? 0) > 0;
  }
};
