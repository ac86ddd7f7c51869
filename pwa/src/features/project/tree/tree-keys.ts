import type { TreeRow } from './tree-rows.ts';

export type TreeStep =
  | { kind: 'move'; index: number }
  | { kind: 'open'; assemblyIndex: number; isOpen: boolean }
  | { kind: 'toggle' };

const pageRows = 10;

const parentOf = (rows: readonly TreeRow[], index: number) => {
  const depth = rows[index]?.depth ?? 0;
  return rows.slice(0, index).findLastIndex((row) => row.depth < depth);
};

const bounded = (rows: readonly TreeRow[], index: number): TreeStep => ({
  kind: 'move',
  index: Math.max(0, Math.min(rows.length - 1, index)),
});

/** What a key does in the tree (WAI-ARIA tree pattern); null: nothing. */
export const rowAfterKey = (rows: readonly TreeRow[], index: number, key: string): TreeStep | null => {
  const row = rows[index];
  switch (key) {
    case 'ArrowDown':
      return bounded(rows, index + 1);
    case 'ArrowUp':
      return bounded(rows, index - 1);
    case 'PageDown':
      return bounded(rows, index + pageRows);
    case 'PageUp':
      return bounded(rows, index - pageRows);
    case 'Home':
      return bounded(rows, 0);
    case 'End':
      return bounded(rows, rows.length - 1);
    case 'ArrowRight':
      if (row?.kind !== 'assembly') return null;
      return row.isOpen ? bounded(rows, index + 1) : { kind: 'open', assemblyIndex: row.assembly.index, isOpen: true };
    case 'ArrowLeft':
      if (row?.kind === 'assembly' && row.isOpen) {
        return { kind: 'open', assemblyIndex: row.assembly.index, isOpen: false };
      }
      return bounded(rows, parentOf(rows, index));
    case 'Enter':
    case ' ':
      return { kind: 'toggle' };
    default:
      return null;
  }
};
