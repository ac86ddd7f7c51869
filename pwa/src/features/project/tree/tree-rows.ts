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
