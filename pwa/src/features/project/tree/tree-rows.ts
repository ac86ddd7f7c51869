import { inListOrder } from '@knotenblech/shared/parts/order-number.schema.ts';
import type { Assembly, Part } from '@knotenblech/shared/parts/part.ts';

/** One line of the project's tree, as it is shown: closed assemblies hide what is in them. */
export type TreeRow = {
  key: string;
  depth: number;
  /** Place among those beside it, 1-based, and how many there are. */
  place: number;
  siblingCount: number;
} & (
  | { kind: 'project'; assembly?: never; part?: never }
  | { kind: 'assembly'; assembly: Assembly; part?: never; isOpen: boolean }
  | { kind: 'part'; part: Part; assembly?: never }
);

type Project = { assemblies: readonly Assembly[]; parts: readonly Part[] };

const grouped = <Item>(items: readonly Item[], groupOf: (item: Item) => number | null) => {
  const groups = new Map<number | null, Item[]>();
  for (const item of items) {
    const group = groups.get(groupOf(item));
    if (group) group.push(item);
    else groups.set(groupOf(item), [item]);
  }
  return groups;
};

/** The rows of the tree: the project, its assemblies with what is nested in them, then loose parts. */
export const treeRows = ({ assemblies, parts }: Project, closed: ReadonlySet<number>): TreeRow[] => {
  const assembliesIn = grouped(inListOrder(assemblies), (assembly) => assembly.facts.parent);
  const partsIn = grouped(inListOrder(parts), (part) => part.assemblyIndex);
  const rows: TreeRow[] = [{ key: 'project', kind: 'project', depth: 0, place: 1, siblingCount: 1 }];

  const append = (parent: number | null, depth: number) => {
    const innerAssemblies = assembliesIn.get(parent) ?? [];
    const innerParts = partsIn.get(parent) ?? [];
    const siblingCount = innerAssemblies.length + innerParts.length;
    let place = 0;
    for (const assembly of innerAssemblies) {
      place += 1;
      const isOpen = !closed.has(assembly.index);
      rows.push({ key: `assembly-${assembly.index}`, kind: 'assembly', assembly, isOpen, depth, place, siblingCount });
      if (isOpen) append(assembly.index, depth + 1);
    }
    for (const part of innerParts) {
      place += 1;
      rows.push({ key: `part-${part.index}`, kind: 'part', part, depth, place, siblingCount });
    }
  };
  append(null, 1);
  return rows;
};

type TreeStep =
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
