import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { useProject } from '../open/project-context.tsx';
import styles from '../project-screen.module.css';
import type { Selection } from '../selection.ts';
import { ProjectTree } from './project-tree.tsx';
import { treeRows } from './tree-rows.ts';
import { withoutLeftOut } from './without-left-out.ts';

type TreePaneProps = { selection: Selection; onSelect: (selection: Selection, byKey: boolean) => void };

/** The tree; parts that were left out show on demand, and at once while nothing else is there. */
export const TreePane = ({ selection, onSelect }: TreePaneProps) => {
  const { t } = useLingui();
  const { figures } = useProject();
  const { assemblies, parts, sums } = figures;
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const [isAllShown, setIsAllShown] = useState(false);
  const leftOutCount = parts.length - sums.positionCount;
  const isAll = isAllShown || sums.positionCount === 0;
  const rows = useMemo(
    () => treeRows(isAll ? { assemblies, parts } : withoutLeftOut({ assemblies, parts }), closed),
    [assemblies, parts, isAll, closed],
  );
  const open = (index: number, isOpen: boolean) => {
    const next = new Set(closed);
    if (isOpen) next.delete(index);
    else next.add(index);
    setClosed(next);
  };
  return (
    <section className={styles.tree} aria-label={t`Teile`}>
      <ProjectTree rows={rows} selection={selection} onSelect={onSelect} onOpen={open} />
      {leftOutCount > 0 && sums.positionCount > 0 ? (
        <Button tone="quiet" onPress={() => setIsAllShown(!isAllShown)}>
          {isAllShown ? <Trans>Ausgelassene ausblenden</Trans> : <Trans>{leftOutCount} ausgelassene zeigen</Trans>}
        </Button>
      ) : null}
    </section>
  );
};
