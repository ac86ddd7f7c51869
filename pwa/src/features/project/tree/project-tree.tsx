import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { isSelected, type Selection, selectionAfter, selectionOf } from '../selection.ts';
import styles from './project-tree.module.css';
import { rowAfterKey } from './tree-keys.ts';
import { TreeLine } from './tree-line.tsx';
import type { TreeRow } from './tree-rows.ts';
import { useVisibleRows } from './use-visible-rows.ts';

export type ProjectTreeProps = {
  rows: readonly TreeRow[];
  selection: Selection;
  /** `byKey`: the arrow keys led there, so that going back skips it. */
  onSelect: (selection: Selection, byKey: boolean) => void;
  onOpen: (assemblyIndex: number, isOpen: boolean) => void;
};

const rowPx = 48;

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
