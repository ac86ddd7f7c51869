import type { Assembly, Part } from '@knotenblech/shared/parts/part.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { useProject } from '../open/project-context.tsx';
import treePaneStyles from '../project-screen.module.css';
import { isSelected, type Selection, selectionAfter, selectionOf } from '../selection.ts';
import styles from './project-tree.module.css';
import { TreeLine } from './tree-line.tsx';
import { rowAfterKey, type TreeRow, treeRows } from './tree-rows.ts';
import { useVisibleRows } from './use-visible-rows.ts';

export type ProjectTreeProps = {
  rows: readonly TreeRow[];
  selection: Selection;
  /** `byKey`: the arrow keys led there, so that going back skips it. */
  onSelect: (selection: Selection, byKey: boolean) => void;
  onOpen: (assemblyIndex: number, isOpen: boolean) => void;
};

const rowPx = 56;

/** Project, assemblies and parts as a tree; only the rows in sight are in the document, so that 10,000 scroll like ten. */
export const ProjectTree = ({ rows, selection, onSelect, onOpen }: ProjectTreeProps) => {
  const { t } = useLingui();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const { first, end, reveal } = useVisibleRows(scroller, rows.length, rowPx);
  const selectedAt = rows.findIndex((row) => isSelected(row, selection));
  const activeAt = rows.findIndex((row) => row.key === activeKey);
  const current = activeAt >= 0 ? activeAt : selectedAt;
  const selectedKey = rows[selectedAt]?.key;
  const revealRow = useEffectEvent((key: string) => reveal(rows.findIndex((row) => row.key === key)));
  useEffect(() => {
    if (selectedKey !== undefined) revealRow(selectedKey);
  }, [selectedKey]);

  const choose = (row: TreeRow, byKey: boolean) => {
    setActiveKey(row.key);
    onSelect(byKey ? selectionOf(row) : selectionAfter(row, selection), byKey);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[current];
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = rowAfterKey(rows, current, event.key);
    if (step === null) return;
    event.preventDefault();
    if (step.kind === 'toggle') return choose(row, false);
    if (step.kind === 'open') return onOpen(step.assemblyIndex, step.isOpen);
    const next = rows[step.index];
    if (next) choose(next, true);
  };

  return (
    <div
      ref={scroller}
      className={styles.tree}
      role="tree"
      tabIndex={0}
      aria-label={t`Baugruppen und Teile`}
      aria-activedescendant={current >= first && current < end ? `${id}-${rows[current]?.key}` : undefined}
      onKeyDown={onKeyDown}
    >
      <div className={styles.rows} style={{ height: rows.length * rowPx }}>
        {rows.slice(first, end).map((row, place) => (
          <TreeLine
            key={row.key}
            id={`${id}-${row.key}`}
            row={row}
            offset={(first + place) * rowPx}
            isSelected={first + place === selectedAt}
            isActive={first + place === current}
            onChoose={() => choose(row, false)}
            onOpen={onOpen}
          />
        ))}
      </div>
    </div>
  );
};

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
    <section className={treePaneStyles.tree} aria-label={t`Teile`}>
      <ProjectTree rows={rows} selection={selection} onSelect={onSelect} onOpen={open} />
      {leftOutCount > 0 && sums.positionCount > 0 ? (
        <Button tone="quiet" onPress={() => setIsAllShown(!isAllShown)}>
          {isAllShown ? <Trans>Ausgelassene ausblenden</Trans> : <Trans>{leftOutCount} ausgelassene zeigen</Trans>}
        </Button>
      ) : null}
    </section>
  );
};

type Join = { assemblies: readonly Assembly[]; parts: readonly Part[] };

/** Taken parts and the assemblies that hold any, at whatever depth. */
export const withoutLeftOut = ({ assemblies, parts }: Join): Join => {
  const taken = parts.filter((part) => part.isTaken);
  if (taken.length === parts.length) return { assemblies, parts };
  const parentOf = new Map(assemblies.map((assembly) => [assembly.index, assembly.facts.parent]));
  const holding = new Set<number>();
  for (const part of taken) {
    for (let index = part.assemblyIndex; index !== null && !holding.has(index); index = parentOf.get(index) ?? null) {
      holding.add(index);
    }
  }
  return { assemblies: assemblies.filter((assembly) => holding.has(assembly.index)), parts: taken };
};
