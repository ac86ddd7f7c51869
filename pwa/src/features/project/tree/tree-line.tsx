import { useLingui } from '@lingui/react/macro';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './project-tree.module.css';
import { RowText } from './row-words.tsx';
import type { TreeRow } from './tree-rows.ts';
import { useRowFigures } from './use-row-figures.ts';

type TreeLineProps = {
  id: string;
  row: TreeRow;
  /** px from the top of the tree. */
  offset: number;
  isSelected: boolean;
  isActive: boolean;
  onChoose: () => void;
  onOpen: (assemblyIndex: number, isOpen: boolean) => void;
};

const classOf = ({ row, isSelected, isActive }: TreeLineProps) =>
  [
    styles.line,
    styles[row.kind],
    isSelected ? styles.selected : '',
    isActive ? styles.active : '',
    row.kind === 'part' && !row.part.isTaken ? styles.leftOut : '',
  ].join(' ');

/** One row: how many times, what, its surface, its weight and a mark when something is to be known about it. */
export const TreeLine = (props: TreeLineProps) => {
  const { id, row, offset, isSelected, onChoose, onOpen } = props;
  const { t } = useLingui();
  const { quantity, weightG } = useRowFigures(row);
  return (
    // The tree itself takes the keys (aria-activedescendant); a line only takes the pointer.
    <div
      id={id}
      role="treeitem"
      tabIndex={-1}
      aria-level={row.depth + 1}
      aria-posinset={row.place}
      aria-setsize={row.siblingCount}
      aria-selected={isSelected}
      aria-expanded={row.kind === 'assembly' ? row.isOpen : undefined}
      className={classOf(props)}
      style={{ transform: `translateY(${offset}px)`, '--depth': row.depth } as React.CSSProperties}
      onClick={onChoose}
      onKeyDown={() => {}}
    >
      {row.kind === 'assembly' ? (
        <button
          type="button"
          tabIndex={-1}
          className={styles.toggle}
          aria-label={row.isOpen ? t`Baugruppe schließen` : t`Baugruppe öffnen`}
          onClick={(event) => {
            event.stopPropagation();
            onOpen(row.assembly.index, !row.isOpen);
          }}
        >
          <Icon name={row.isOpen ? 'down' : 'right'} size={16} />
        </button>
      ) : null}
      {quantity === null ? null : (
        <span className={styles.quantity}>
          {quantity}
          <span className={styles.times}>{'\u00a0×'}</span>
        </span>
      )}
      <RowText row={row} weightG={weightG} />
    </div>
  );
};
