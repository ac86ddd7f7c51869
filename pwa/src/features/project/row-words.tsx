import { useLingui } from '@lingui/react/macro';
import { surfaceWords } from '../../i18n/words/surface-words.ts';
import { partStock } from './part-stock.ts';
import styles from './project-tree.module.css';
import { useProject } from './project-context.tsx';
import type { TreeRow } from './tree-rows.ts';

/** Name of a row, and in a second line what it is made of and its surface. */
export const RowWords = ({ row }: { row: TreeRow }) => {
  const { i18n, t } = useLingui();
  const { source } = useProject();
  const { surface } = row.part ?? row.assembly ?? source.project;
  const below = row.part ? partStock(row.part) : row.assembly ? row.assembly.facts.drawingNumber : '';
  const name = row.part?.name ?? row.assembly?.name ?? source.project.name;
  return (
    <span className={styles.words}>
      <span className={styles.name}>{name === '' ? t`ohne Namen` : name}</span>
      <span className={styles.below}>{[below, i18n._(surfaceWords[surface])].filter(Boolean).join(' · ')}</span>
    </span>
  );
};
