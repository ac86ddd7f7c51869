import { useLingui } from '@lingui/react/macro';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useRef, useState } from 'react';
import styles from './project-tree.module.css';
import { isSelected, type Selection, selectionAfter, selectionOf } from './selection.ts';
import { TreeLine } from './tree-line.tsx';
import { rowAfterKey } from './tree-keys.ts';
import type { TreeRow } from './tree-rows.ts';

export type ProjectTreeProps = {
  rows: readonly TreeRow[];
  selection: Selection;
  /** `byKey`: the arrow keys led there, so that going back skips it. */
  onSelect: (selection: Selection, byKey: boolean) => void;
  onOpen: (assemblyIndex: number, isOpen: boolean) => void;
};

const rowHeight = 48;

/** Project, assemblies and parts as a tree; only the rows in sight are in the document, so that 10,000 scroll like ten. */
export const ProjectTree = ({ rows, selection, onSelect, onOpen }: ProjectTreeProps) => {
  // The virtualizer is one object that changes inside; memoised rows would stand still.
  'use no memo';
  const { t } = useLingui();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const selectedAt = rows.findIndex((row) => isSelected(row, selection));
  const activeAt = rows.findIndex((row) => row.key === activeKey);
  const current = activeAt >= 0 ? activeAt : selectedAt;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    getItemKey: (index) => rows[index]?.key ?? index,
  });
  const selectedKey = rows[selectedAt]?.key;
  useEffect(() => {
    if (selectedAt >= 0) virtualizer.scrollToIndex(selectedAt, { align: 'auto' });
    // Follows the selection, not the rows: opening an assembly must not move what the user looks at.
  }, [selectedKey]);

  const choose = (row: TreeRow, byKey: boolean) => {
    setActiveKey(row.key);
    onSelect(byKey ? selectionOf(row) : selectionAfter(row, selection), byKey);
  };

  const onKeyDown = (event: React.KeyboardEvent) => {
    const row = rows[current];
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = rowAfterKey(rows, current, event.key);
    if (step === null) return;
    event.preventDefault();
    if (step.kind === 'toggle') return choose(row, false);
    if (step.kind === 'open') return onOpen(step.assemblyIndex, step.isOpen);
    const next = rows[step.index];
    if (!next) return;
    choose(next, true);
    virtualizer.scrollToIndex(step.index, { align: 'auto' });
  };

  return (
    <div
      ref={scroller}
      className={styles.tree}
      role="tree"
      tabIndex={0}
      aria-label={t`Baugruppen und Teile`}
      aria-activedescendant={current >= 0 ? `${id}-${rows[current]?.key}` : undefined}
      onKeyDown={onKeyDown}
    >
      <div className={styles.rows} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((item) => {
          const row = rows[item.index];
          return row ? (
            <TreeLine
              key={row.key}
              id={`${id}-${row.key}`}
              row={row}
              offset={item.start}
              isSelected={item.index === selectedAt}
              isActive={item.index === current}
              onChoose={() => choose(row, false)}
              onOpen={onOpen}
            />
          ) : null;
        })}
      </div>
    </div>
  );
};
