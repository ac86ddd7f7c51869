import { useProject } from '../open/project-context.tsx';
import { weightOf } from '../open/project-figures.ts';
import type { TreeRow } from './tree-rows.ts';

/** How many times a row stands within what it lies in, and what all its pieces weigh. */
export const useRowFigures = (row: TreeRow): { quantity: number | null; weightG: number } => {
  const { figures, source } = useProject();
  switch (row.kind) {
    case 'project':
      return { quantity: null, weightG: figures.sums.netWeightG };
    case 'assembly':
      return {
        quantity: row.assembly.quantity,
        weightG: figures.assemblySums.get(row.assembly.index)?.netWeightG ?? 0,
      };
    case 'part':
      return { quantity: row.part.quantitySingle, weightG: row.part.quantity * weightOf(row.part, source.grades) };
  }
};
