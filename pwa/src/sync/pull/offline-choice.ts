import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { OfflineChoice } from '../../database/shop-database.ts';

export const nothingChosen: OfflineChoice = { kept: [], keepsOpen: false, released: {} };

type Known = Pick<Project, 'id' | 'orderedAt' | 'trashedAt'>;

/** What a choice says of single projects. */
export const choiceOf = ({ kept, keepsOpen, released }: OfflineChoice) => {
  const chosen = new Set(kept);
  return {
    isKept: ({ id, orderedAt, trashedAt }: Known) =>
      trashedAt === null && (chosen.has(id) || (keepsOpen && orderedAt === null)),
    /** At: when it was last opened or changed. */
    isReleased: (id: ProjectId, at: string) => (released[id] ?? '') >= at,
  };
};

export const withPinned =
  (id: ProjectId, isKept: boolean) =>
  (choice: OfflineChoice): OfflineChoice => ({
    ...choice,
    kept: [...choice.kept.filter((each) => each !== id), ...(isKept ? [id] : [])],
  });

export const withOpenPinned =
  (keepsOpen: boolean) =>
  (choice: OfflineChoice): OfflineChoice => ({ ...choice, keepsOpen });

/** With when each was last opened or changed, as far as the device still knows it. */
export const withReleased =
  (ids: ReadonlyMap<ProjectId, string>) =>
  ({ released, takenBack = {}, ...choice }: OfflineChoice): OfflineChoice => {
    const known = [...ids].map(([id, at]) => [id, later(at, takenBack[id])] as const);
    return {
      ...choice,
      released: { ...released, ...Object.fromEntries(known) },
      takenBack: without(takenBack, [...ids.keys()]),
    };
  };

/** They have the rank that they had before. */
export const withUnreleased =
  (ids: readonly ProjectId[]) =>
  ({ released, takenBack, ...choice }: OfflineChoice): OfflineChoice => ({
    ...choice,
    released: without(released, ids),
    takenBack: { ...takenBack, ...Object.fromEntries(ids.map((id) => [id, released[id] ?? ''])) },
  });

const without = (times: OfflineChoice['released'], ids: readonly ProjectId[]): OfflineChoice['released'] =>
  Object.fromEntries(Object.entries(times).filter(([id]) => !ids.includes(id as ProjectId)));

/** When a project was last opened or changed, for what is held here. */
export const lastUsed = (
  { id, changedAt }: Pick<Project, 'id' | 'changedAt'>,
  openedAt: string | undefined,
  { released, takenBack }: OfflineChoice,
) => [openedAt, released[id], takenBack?.[id]].reduce<string>(later, changedAt);

const later = (a: string, b: string | undefined) => (b !== undefined && b > a ? b : a);
