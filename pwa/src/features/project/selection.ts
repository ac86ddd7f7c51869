import type { TreeRow } from './tree/tree-rows.ts';

/** What is selected; the project itself when neither part nor assembly is. */
export type Selection = { part?: number | undefined; assembly?: number | undefined };

export const isSelected = (row: TreeRow, { part, assembly }: Selection) => {
  switch (row.kind) {
    case 'part':
      return row.part.index === part;
    case 'assembly':
      return part === undefined && row.assembly.index === assembly;
    case 'project':
      return part === undefined && assembly === undefined;
  }
};

/** The selection that a row stands for. */
export const selectionOf = (row: TreeRow): Selection => {
  switch (row.kind) {
    case 'part':
      return { part: row.part.index };
    case 'assembly':
      return { assembly: row.assembly.index };
    case 'project':
      return {};
  }
};

/** The selection after a row was chosen: a selected one is deselected, which leads back to the project. */
export const selectionAfter = (row: TreeRow, selection: Selection): Selection =>
  isSelected(row, selection) ? {} : selectionOf(row);

const placeOf = (value: unknown) => (typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : null);

/** The selection that an address names. */
export const readSelection = (search: Record<string, unknown>): { part?: number; assembly?: number } => {
  const [part, assembly] = [placeOf(search.part), placeOf(search.assembly)];
  return { ...(part === null ? {} : { part }), ...(assembly === null ? {} : { assembly }) };
};
